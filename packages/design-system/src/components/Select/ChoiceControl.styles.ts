import { styled } from 'styled-components';
import { floating, focusRingInside, VISUALLY_HIDDEN, WITH_MOTION } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

/** Size of an option's tick box. */
const BOX = '16px';

// react-select takes the outline away with !important.
const control = `
  .choice__control--is-focused:has(:focus-visible) {
    outline: 2px solid ${t('focus')} !important;
    outline-offset: 2px;
  }
  input {
    outline: none;
  }
  [inputmode='none'] {
    caret-color: transparent;
  }
  [data-invalid] > & .choice__control {
    border-color: ${t('danger-text')};
  }
  [data-disabled] > & .choice__control {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-muted')};
    cursor: not-allowed;
  }
  .choice__value-container {
    gap: ${space(4)};
    max-block-size: 112px;
    padding-block: ${space(2)};
    overflow: hidden auto;
  }
  .choice__input-container:has([placeholder]) {
    grid-template-columns: 0 minmax(72px, min-content);
  }
  .choice__input::placeholder {
    color: ${t('ink-muted')};
    opacity: 1;
  }
  .choice__indicator {
    padding: ${space(4)};
    color: ${t('ink-muted')};
  }
  .choice__spinner {
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid ${t('ink-muted')};
    border-inline-end-color: transparent;
    border-radius: 50%;
  }
  ${WITH_MOTION} {
    .choice__spinner {
      animation: mr-turn 0.7s linear infinite;
    }
  }
  @keyframes mr-turn {
    to {
      rotate: 1turn;
    }
  }
`;

const chips = `
  .choice__multi-value,
  .choice__more {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    block-size: 22px;
    background: ${t('accent-tint')};
    color: ${t('accent')};
    border-radius: ${t('radius-badge')};
    font-weight: 500;
    ${type(12)}
  }
  .choice__multi-value__label {
    max-inline-size: 200px;
    padding-inline: ${space(6, 2)};
  }
  [data-disabled] > & .choice__multi-value__label {
    padding-inline: ${space(6)};
  }
  .choice__more {
    position: relative;
    padding-inline: ${space(6)};
    border: 0;
    cursor: pointer;
  }
  .choice__more::after {
    content: '';
    position: absolute;
    inset: -1px;
  }
  .choice__multi-value__remove {
    display: grid;
    place-items: center;
    align-self: stretch;
    padding-inline: ${space(6)};
    border-radius: ${t('radius-badge')};
  }
  .choice__multi-value__remove:hover {
    background: ${t('hover')};
  }
  .choice__multi-value[data-focused] {
    ${focusRingInside}
  }
`;

const menu = `
  .choice__menu-portal,
  .choice__menu {
    z-index: 20;
  }
  .choice__menu {
    min-inline-size: 180px;
    margin-block: ${space(4)};
    overflow: hidden;
    ${floating}
  }
  .choice__menu-list {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space(4)};
  }
  .choice__notice {
    padding: ${space(8, 12)};
    border-block-end: 1px solid ${t('line')};
    color: ${t('warning-text')};
    background: ${t('warning-tint')};
    ${type(12)}
  }
  .choice__heading {
    padding: ${space(8, 8, 4)};
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  .choice__option {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 32px;
    padding: ${space(4, 8)};
    border-radius: ${t('radius-badge')};
    cursor: pointer;
  }
  .choice__option[data-focused] {
    background: ${t('accent-tint')};
    box-shadow: inset 0 0 0 1px ${t('accent-line')};
  }
  .choice__option:is([data-kind='all'], [data-kind='create'], [data-kind='retry']) {
    font-weight: 500;
    color: ${t('accent')};
  }
  .choice__option[data-disabled] {
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  .choice__words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .choice__words small {
    display: block;
    color: ${t('ink-muted')};
    ${type(12)}
  }
  .choice__option[data-box] {
    position: relative;
    padding-inline-start: calc(2 * ${space(8)} + ${BOX});
  }
  .choice__option[data-box]::before {
    content: '';
    position: absolute;
    inset-block-start: ${space(8)};
    inset-inline-start: ${space(8)};
    inline-size: ${BOX};
    block-size: ${BOX};
    border: 1px solid ${t('line-control')};
    border-radius: 3px;
    background: ${t('surface')};
  }
  .choice__option[data-box][data-selected]::before {
    background: ${t('accent')};
    border-color: ${t('accent')};
  }
  .choice__option[data-box][data-selected]::after {
    content: '';
    position: absolute;
    /* Optical: centred. */
    inset-block-start: 11px;
    /* Optical: centred. */
    inset-inline-start: 13px;
    inline-size: 4px;
    block-size: 8px;
    border: solid ${t('on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .choice__menu-notice {
    padding: ${space(12)};
    color: ${t('ink-muted')};
    text-align: center;
  }
`;

/** Forced colours remove tints, so borders replace them. */
const FORCED_COLORS = `
  @media (forced-colors: active) {
    .choice__multi-value,
    .choice__more {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    .choice__option[data-focused],
    .choice__multi-value[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .choice__option[data-disabled],
    [data-disabled] > & .choice__control {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

/** The element around react-select. Loaded together with it. */
export const ControlRoot = styled.div`
  display: contents;
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  ${control}
  ${chips}
  ${menu}
  ${FORCED_COLORS}
`;
