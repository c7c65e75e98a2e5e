import { css, styled } from 'styled-components';
import { floating, focusRing, truncate } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

const control = css`
  .choice__control,
  [data-part='placeholder'] {
    display: flex;
    align-items: center;
    min-block-size: ${t('control')};
    padding-inline: 9px 4px;
    background: ${t('surface')};
    border: 1px solid ${t('line-control')};
    border-radius: ${t('radius-control')};
    cursor: pointer;
  }
  .choice__control--is-focused:has(:focus-visible) {
    ${focusRing}
  }
  input {
    outline: none;
  }
  &[data-invalid] .choice__control {
    border-color: ${t('danger-text')};
  }
  &[data-disabled] .choice__control {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-muted')};
    cursor: not-allowed;
  }
  .choice__value-container {
    gap: 4px;
    padding-block: 2px;
  }
  .choice__single-value {
    ${truncate}
  }
  .choice__placeholder,
  [data-part='placeholder'] {
    color: ${t('ink-muted')};
    ${truncate}
  }
  .choice__indicator {
    padding: 4px;
    color: ${t('ink-muted')};
  }
`;

const chips = css`
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
    ${truncate}
  }
  .choice__more {
    padding-inline: 6px;
  }
  .choice__multi-value__remove {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 22px;
    border-radius: ${t('radius-badge')};
  }
  .choice__multi-value__remove:hover {
    background: ${t('hover')};
  }
  .choice__multi-value--is-focused,
  .choice__multi-value:has(.choice__multi-value__label--is-focused) {
    ${focusRing}
  }
`;

const menu = css`
  .choice__menu {
    z-index: 20;
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
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .choice__words small {
    color: ${t('ink-muted')};
    ${type(12)}
  }
  .choice__box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid ${t('line-control')};
    border-radius: 3px;
    background: ${t('surface')};
  }
  [data-selected] .choice__box {
    background: ${t('accent')};
    border-color: ${t('accent')};
    color: ${t('on-accent')};
  }
  .choice__menu-notice {
    cursor: default;
    padding: 12px;
    color: ${t('ink-muted')};
    text-align: center;
  }
`;

export const ChoiceRoot = styled.div`
  min-inline-size: 0;
  ${control}
  ${chips}
  ${menu}
`;
