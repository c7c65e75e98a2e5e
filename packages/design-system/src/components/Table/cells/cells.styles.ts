import { css } from 'styled-components';
import { focusRingInside, TRUNCATE, VISUALLY_HIDDEN } from '../../../theme/styles.ts';
import { space, t, type } from '../../../theme/tokens.ts';

/** The content of a cell, selected by `data-*`. */
export const cellStyles = css`
  [data-text] {
    min-inline-size: 0;
    ${TRUNCATE}
  }
  /* Rows come and go while the others stay: none of them has to be looked at for it. A step of scrolling takes a sixth less. */
  tbody[data-windowed] tr[data-row] {
    contain: paint;
  }
  /* Words keep their own direction on a page of the other, or a date would end with its day. */
  tbody [data-text] {
    unicode-bidi: plaintext;
  }
  /* An address in each row, as blue as a link, would draw the eye away from the name. */
  tbody a[href^='mailto:']:not(:hover) {
    color: inherit;
  }
  tbody [data-numeric],
  tbody [data-numeric] [data-text] {
    unicode-bidi: normal;
  }
  /* The button that edits, or its place until it has loaded. */
  [data-part='edit'] {
    flex: none;
    inline-size: ${t('control-small')};
    min-block-size: ${t('control-small')};
  }
  /*
   * A text cell clips its own text; where rows are cards, its label comes first instead. Clipping creates no scroll
   * container, and the padding centres the text on a whole pixel: on half a pixel, each scroll step took a sixth longer.
   */
  @container (min-width: 640px) {
    tbody :is(td, th)[data-text] {
      display: block;
      align-self: center;
      padding-block: round(down, (${t('row')} - 1px - 1lh) / 2, 1px) round(up, (${t('row')} - 1px - 1lh) / 2, 1px);
      overflow: clip;
    }
    [data-part='edit'] {
      margin-inline-start: auto;
    }
    [data-numeric] > [data-part='edit'] {
      order: -1;
      margin-inline: 0 auto;
    }
    tbody[data-windowed] :is(td, th)[data-text] {
      contain: content;
    }
    /* What an application draws may take several lines: they don't touch those between the rows. */
    tbody :is(td, th)[data-kind='custom'] {
      padding-block: ${space(4)};
    }
    /* Where they begin is the page's to say. (Asked of every cell, its direction takes longer.) */
    tbody :is(td, th)[data-text]:not([data-numeric]) {
      text-align: var(--table-side);
    }
  }
  [data-text]:focus-visible,
  td:focus-visible,
  th:focus-visible,
  td > [data-part='open-row']:focus-visible,
  th button:focus-visible,
  tbody :is(a, button[data-row-link]):focus-visible {
    ${focusRingInside}
    border-radius: ${t('radius-badge')};
  }
  [data-look='strong'],
  tbody [data-row-link] {
    font-weight: 500;
  }
  [data-look='quiet'] {
    color: ${t('ink-muted')};
  }
  [data-look='code'] {
    font-family: ${t('font-mono')};
    ${type(12)}
  }
  [data-tone='danger'] {
    color: ${t('danger-text')};
  }
  [data-tone='warning'] {
    color: ${t('warning-text')};
  }
  tr[data-tone='success'] {
    color: ${t('success-text')};
  }
  tr[data-tone='accent'] {
    color: ${t('accent')};
  }
  [data-numeric] [data-tone='danger'],
  [data-numeric][data-tone='danger'],
  [data-numeric] [data-tone='warning'],
  [data-numeric][data-tone='warning'] {
    font-weight: 600;
  }
  [data-detail] {
    unicode-bidi: plaintext;
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  tr[data-selected] [data-detail],
  tr:hover [data-detail] {
    color: ${t('ink-muted')};
  }
  /* A value, and a fact below it. A row with both is 44 px high. */
  [data-part='lines'] {
    display: grid;
    min-inline-size: 0;
    padding-block: ${space(4)};
  }
  [data-part='lines'] > span {
    display: flex;
    align-items: baseline;
    gap: ${space(8)};
    min-inline-size: 0;
  }
  /* The remark gives way before the words that it belongs to. */
  [data-detail='note'] {
    flex: 1 1 0;
  }
  [data-kind='progress'] [data-detail] {
    flex: none;
  }
  [data-detail='id'] {
    flex: none;
    font-family: ${t('font-mono')};
  }
  [data-missing] {
    color: ${t('ink-subtle')};
  }
  tbody a {
    color: ${t('accent')};
    text-decoration: none;
  }
  tbody a:hover {
    text-decoration: underline;
  }
  tbody a[data-row-link] {
    color: inherit;
  }
  tbody button[data-row-link] {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  tbody button[data-row-link]:hover {
    text-decoration: underline;
  }
  [data-kind='progress'] > div {
    flex: 1;
  }
  [data-part='tick'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${t('control-small')};
    block-size: ${t('control-small')};
    /* Optical: the sign, not its target, begins where the cell's words would. */
    margin-inline-start: -5px;
    cursor: pointer;
  }
  [data-part='tick'] input {
    inline-size: 14px;
    block-size: 14px;
    margin: 0;
    accent-color: ${t('accent')};
  }
  td > [data-part='open-row'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${t('control-small')};
    block-size: ${t('control-small')};
    /* Optical: the sign, not its target, begins where the cell's words would. */
    margin-inline-start: -5px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-badge')};
    background: none;
    color: ${t('ink-muted')};
    cursor: pointer;
  }
  td > [data-part='open-row']:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
  td > [data-part='open-row']:dir(rtl) svg {
    transform: scaleX(-1);
  }
  td > [data-part='open-row'][aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  td[data-kind='more'] {
    display: block;
    grid-column: 1 / -1;
    padding: 0;
  }
  /* As wide as what is seen of the table, however far its columns scroll. */
  td[data-kind='more'] > [data-part='more'] {
    position: sticky;
    inset-inline-start: 0;
    max-inline-size: 100cqi;
    padding: ${space(12, 16, 16)};
    background: ${t('sunken')};
  }
  [data-kind='total'] {
    font-weight: 600;
  }
  [data-part='row-actions'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(4)};
    inline-size: 100%;
  }
  /* As Skeleton: in high contrast a filled line would be heavier than the text that comes. */
  [data-part='bone'] {
    block-size: 12px;
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-badge')};
    background: ${t('sunken')};
  }
  th > [data-part='hidden'] {
    ${VISUALLY_HIDDEN}
  }
`;
