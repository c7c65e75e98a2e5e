import { styled } from 'styled-components';
import { floating, focusRing, focusRingInside, visuallyHidden, WITH_MOTION } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

const control = `
  .choice__control--is-focused:has(:focus-visible) {
    ${focusRing}
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
    gap: 4px;
    max-block-size: 112px;
    padding-block: 3px;
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
    padding: 4px;
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
      animation: mr-turn 700ms linear infinite;
    }
  }
  @keyframes mr-turn {
    to {
      transform: rotate(1turn);
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
    padding-inline: 6px 2px;
  }
  [data-disabled] > & .choice__multi-value__label {
    padding-inline: 6px;
  }
  .choice__more {
    position: relative;
    padding-inline: 6px;
    border: 0;
    cursor: pointer;
  }
  .choice__more::after {
    content: '';
    position: absolute;
    inset: -1px;
  }
  .choice__more:hover {
    text-decoration: underline;
  }
  .choice__multi-value__remove {
    padding: 5px 6px;
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
    margin-block: 4px;
    overflow: hidden;
    ${floating}
  }
  .choice__menu-list {
    overflow-y: auto;
    padding: 4px;
  }
  .choice__notice {
    padding: 8px 12px;
    border-block-end: 1px solid ${t('line')};
    color: ${t('warning-text')};
    background: ${t('warning-tint')};
    ${type(12)}
  }
  .choice__heading {
    padding: 8px 8px 4px;
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  .choice__option {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    padding: 4px 8px;
    border-radius: ${t('radius-badge')};
    cursor: pointer;
  }
  .choice__option[data-focused] {
    background: ${t('accent-tint')};
  }
  .choice__option[data-kind='all'],
  .choice__option[data-kind='create'],
  .choice__option[data-kind='retry'] {
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
    padding-inline-start: 32px;
  }
  .choice__option[data-box]::before {
    content: '';
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    inline-size: 16px;
    block-size: 16px;
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
    inset-block-start: 11px;
    inset-inline-start: 13px;
    inline-size: 4px;
    block-size: 8px;
    border: solid ${t('on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .choice__menu-notice {
    padding: 12px;
    color: ${t('ink-muted')};
    text-align: center;
  }
`;

/** System colours drop tints: what they said is said by borders. */
const withoutColours = `
  @media (forced-colors: active) {
    .choice__option[data-focused],
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

/** Around react-select: loaded with it. */
export const ControlRoot = styled.div`
  display: contents;
  > [data-part='said'] {
    ${visuallyHidden}
  }
  ${control}
  ${chips}
  ${menu}
  ${withoutColours}
`;
