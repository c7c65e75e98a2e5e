import { styled } from 'styled-components';
import { FIGURES, floating, focusRing, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

/** Marks the chosen day in forced colours, which remove all backgrounds. */
const CHOSEN = 'background: Highlight; color: HighlightText; forced-color-adjust: none;';

/** Carries the native validity of a half-typed date; never visible. */
export const ValidityInput = styled.input`
  ${VISUALLY_HIDDEN}
`;

export const DateRoot = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${t('control')};
  padding-inline: ${space(8, 2)};
  background: ${t('surface')};
  border: 1px solid ${t('line-control')};
  border-radius: ${t('radius-control')};
  ${FIGURES}
  &:has([data-part='segment']:focus) {
    outline: 2px solid ${t('focus')};
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: ${t('danger-text')};
  }
  &[data-disabled] {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-muted')};
  }
  /* A block, because the parts of a flex box would not keep the direction of a time on a right-to-left page. */
  [data-part='segments'] {
    margin-inline-end: auto;
    min-inline-size: 0;
    white-space: nowrap;
  }
  [data-part='segment'] {
    padding: ${space(2)} 1px;
    border-radius: 3px;
    outline: none;
  }
  [data-part='segment'][data-placeholder] {
    color: ${t('ink-muted')};
  }
  [data-part='segment']:focus {
    background: ${t('accent')};
    color: ${t('on-accent')};
  }
  [data-part='open'] {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-control')};
    background: none;
    color: ${t('ink-muted')};
    cursor: pointer;
  }
  [data-part='open']:hover {
    background: ${t('hover')};
  }
  @media (forced-colors: active) {
    [data-part='segment']:focus {
      ${CHOSEN}
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const CalendarBox = styled.div`
  padding: ${space(12)};
  ${floating}
  outline: none;
  [data-part='months'] {
    display: flex;
    align-items: flex-start;
    gap: ${space(24)};
  }
  [data-part='unavailable-reason'] {
    max-inline-size: 34ch;
    min-block-size: 1rem;
    padding-block-start: ${space(8)};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='month'] {
    display: flex;
    align-items: center;
    padding-block-end: ${space(8)};
  }
  h2 {
    flex: 1;
    min-block-size: 28px;
    text-align: center;
    ${type(13)}
    line-height: 28px;
  }
  [data-part='month-year'] {
    display: flex;
    flex: 1;
    justify-content: center;
    gap: ${space(4)};
  }
  [data-part='calendar-jump'] {
    min-block-size: 28px;
    padding-inline: ${space(4)};
    border: 1px solid transparent;
    border-radius: ${t('radius-control')};
    background: none;
    color: inherit;
    font-family: inherit;
    font-weight: 600;
    ${type(13)}
    cursor: pointer;
  }
  [data-part='calendar-jump']:hover {
    border-color: ${t('line-control')};
  }
  [data-part='calendar-jump'] option {
    background: ${t('raised')};
    color: ${t('ink')};
  }
  [data-part='month'] button {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-control')};
    background: none;
    cursor: pointer;
  }
  [data-part='month'] button:hover {
    background: ${t('hover')};
  }
  [data-part='month'] button[data-disabled] {
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  table {
    border-collapse: collapse;
    ${FIGURES}
  }
  th {
    padding-block-end: ${space(4)};
    color: ${t('ink-muted')};
    font-weight: 400;
    ${type(12)}
  }
  td {
    padding: 1px;
  }
  [data-part='day'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${t('radius-control')};
    cursor: pointer;
  }
  [data-part='day'][data-today] {
    box-shadow: inset 0 -2px ${t('accent')};
  }
  @media (pointer: coarse) {
    [data-part='day'] {
      block-size: 44px;
    }
  }
  [data-part='day']:hover {
    background: ${t('hover')};
  }
  [data-part='day'][data-outside-month] {
    visibility: hidden;
  }
  [data-part='day'][data-selected] {
    background: ${t('accent')};
    color: ${t('on-accent')};
    font-weight: 600;
  }
  [data-part='day'][data-disabled],
  [data-part='day'][data-unavailable] {
    color: ${t('ink-subtle')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  [data-part='day'][data-focus-visible] {
    ${focusRing}
  }
  @media (forced-colors: active) {
    [data-part='day'][data-today] {
      border-block-end: 2px solid;
    }
    td [data-part='day'][data-selected] {
      ${CHOSEN}
    }
    [data-part='day'][data-disabled],
    [data-part='day'][data-unavailable] {
      color: GrayText;
    }
  }
`;
