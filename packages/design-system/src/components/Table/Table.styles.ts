import { css, styled } from 'styled-components';
import { FIGURES, focusRingInside, PRINT, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { cardStyles } from './rows/cards.styles.ts';
import { cellStyles } from './cells/cells.styles.ts';
import { headerStyles } from './columns/header.styles.ts';
import { pinStyles } from './columns/pins.styles.ts';
import { printStyles } from './print.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
  --table-side: left;
  &:dir(rtl) {
    --table-side: right;
  }
  &[data-flush] {
    gap: 0;
  }
  &[data-flush] > [data-part='toolbar'],
  &[data-flush] > nav {
    padding: ${space(8, 16)};
  }
  &[data-flush] > [data-part='toolbar'] {
    border-block-end: 1px solid ${t('line')};
  }
  &[data-flush] > nav {
    border-block-start: 1px solid ${t('line')};
  }
  /* As far above the toolbar as a part of the page would be. */
  > [data-part='above'] {
    margin-block-end: ${space(4)};
  }
  > [data-part='pages'] {
    block-size: ${t('control')};
  }
  > [data-part='news'] {
    ${VISUALLY_HIDDEN}
  }
  ${PRINT} {
    > [data-part='above'],
    > [data-part='toolbar'],
    > nav,
    > [role='group'] {
      display: none;
    }
  }
`;

const rows = css`
  table,
  thead,
  tbody,
  tfoot {
    display: block;
    min-inline-size: var(--table-min);
  }
  tr {
    display: grid;
    grid-template-columns: var(--table-columns);
    text-align: start;
  }
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: ${t('sunken')};
    ${type(12)}
  }
  tfoot {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    border-block-start: 1px solid ${t('line-control')};
    background: ${t('sunken')};
  }
  tfoot tr {
    min-block-size: ${t('row')};
  }
  th,
  td {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-inline-size: 0;
    padding: ${space(0, 8)};
    text-align: start;
    font-weight: 400;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${space(16)};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: ${space(16)};
  }
  thead th {
    block-size: 34px;
    font-weight: 500;
    color: ${t('ink-muted')};
  }
  tbody tr {
    min-block-size: ${t('row')};
    border-block-start: 1px solid ${t('line')};
  }
  tbody tr[data-heading] {
    min-block-size: 0;
    background: ${t('sunken')};
  }
  td[data-kind='heading'] {
    grid-column: 1 / -1;
    padding: ${space(4, 16)};
    font-weight: 500;
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-numeric] {
    justify-content: flex-end;
    text-align: end;
    ${FIGURES}
  }
`;

const states = css`
  tbody tr[data-link] {
    cursor: pointer;
  }
  @media (hover: hover) {
    tbody tr:not([data-plain], [data-selected]):hover {
      background: ${t('hover')};
    }
  }
  tbody tr[data-selected] {
    background: ${t('accent-tint')};
  }
  @media (forced-colors: active) {
    tbody tr[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[data-refreshing]::before {
    content: '';
    position: absolute;
    z-index: 4;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, ${t('accent')}, transparent) 0 0 / 40% 100% no-repeat;
    animation: table-refreshing 1.2s ease-out infinite;
  }
  @keyframes table-refreshing {
    from {
      background-position: -80% 0;
    }
    to {
      background-position: 180% 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-refreshing]::before {
      animation: none;
      background: ${t('accent')};
    }
  }
`;

/** One styled container for all rows and cells, which vary by data attributes: a styled component per cell would double the time of a mount. */
export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;
  overflow: clip;
  background: ${t('surface')};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  &[data-flush] {
    border: 0;
    border-radius: 0;
  }
  &[data-own-cards] {
    overflow: visible;
    border: 0;
    background: none;
  }
  &[data-own-cards] > label {
    margin-block-end: ${space(8)};
    padding: 0;
    border: 0;
  }
  [data-part='own-cards'] section:has(> [data-part='body'] [data-part='tick'] input:checked) {
    outline: 2px solid ${t('accent')};
    outline-offset: -1px;
  }
  [data-part='scroller'][data-scrolls] {
    overflow: auto;
    max-block-size: var(--table-height, none);
    overscroll-behavior-x: contain;
    /* The keyboard's cell stops neither under the header nor under the totals. */
    /* Optical: the height of the head, and of the totals. */
    scroll-padding-block: var(--table-head, 36px) 36px;
  }
  [data-part='scroller'][data-pulled] {
    overflow-x: auto;
  }
  [data-part='scroller']:focus-visible {
    ${focusRingInside}
  }
  [data-part='instead'] {
    border-block-start: 1px solid ${t('line')};
    padding-inline: ${space(16)};
  }
  > [data-part='not-shown'] {
    padding: ${space(8, 16)};
    border-block-start: 1px solid ${t('line')};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='above'] {
    padding: ${space(8)};
    border-block-end: 1px solid ${t('line')};
  }
  ${rows}
  ${states}
  ${cellStyles}
  ${headerStyles}
  ${pinStyles}
  /* Not on a table that was measured and is wider: the browser would try these rules on each of its cells. */
  &:where([data-cards]) {
    ${cardStyles}
  }
  ${printStyles}
`;
