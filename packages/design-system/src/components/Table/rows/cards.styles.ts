import { css } from 'styled-components';
import { VISUALLY_HIDDEN } from '../../../theme/styles.ts';
import { space, t, type } from '../../../theme/tokens.ts';

/**
 * Where the table itself is narrow, each row is a card of label and value: the name first, the status under it, the
 * most important other columns below. The width is that of CARD_WIDTH in useColumnLayout.
 */
export const cardStyles = css`
  @container (max-width: 639.9px) {
    table,
    thead,
    tbody,
    tfoot {
      min-inline-size: 0;
    }
    thead {
      ${VISUALLY_HIDDEN}
    }
    /* Until the head is drawn without its buttons, a moment after the table became narrow. */
    thead button {
      visibility: hidden;
    }
    tbody tr,
    tfoot tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: ${space(4, 8)};
      padding: ${space(12, 16)};
    }
    tbody tr:first-child {
      border-block-start: 0;
    }
    td,
    tbody th,
    tfoot th,
    td:first-child,
    td:last-child,
    tbody th:first-child {
      flex: 1 0 100%;
      max-inline-size: 100%;
      padding: 0;
      min-block-size: 20px;
    }
    [data-part='edit'] {
      --edit-at-rest: 1;
      margin-block: calc(-1 * ${space(2)});
    }
    /* A card shows what the row has. It doesn't list what it lacks and nobody can fill in. */
    td:has(> [data-missing]):not(:has(> [data-part='edit'])) {
      display: none;
    }
    td:not(
        [data-kind='select'],
        [data-kind='open'],
        [data-kind='more'],
        [data-kind='heading'],
        [data-kind='actions']
      )::before {
      content: attr(data-label);
      flex: none;
      margin-inline-end: auto;
      padding-inline-end: ${space(16)};
      color: ${t('ink-muted')};
      font-weight: 400;
    }
    /* Two badges of a row are one line of its card. */
    td[data-kind='badge'] {
      order: -1;
      flex: none;
    }
    td[data-kind='badge']::before {
      display: none;
    }
    /* The remark follows the text and wraps with it. */
    td:has(> [data-detail='note']) {
      display: block;
      line-height: 20px;
    }
    td:has(> [data-detail='note'])::before {
      float: inline-start;
    }
    [data-detail='note'] {
      margin-inline-start: ${space(4)};
    }
    [data-part='lines'] {
      flex: 1;
      padding-block: 0;
    }
    td > [data-part='lines'],
    td > [data-part='lines'] > span {
      justify-content: end;
    }
    /* Without room beside a name, it is on the next line. */
    tbody th > [data-detail='note'] {
      flex-basis: auto;
      margin-inline-start: 0;
    }
    tr[data-more] {
      padding: 0;
    }
    tbody tr[data-heading] {
      padding-block: ${space(4)};
    }
    td[data-kind='heading'] {
      justify-content: flex-start;
    }
    tfoot {
      position: static;
    }
    [data-kind='lead'],
    [data-kind='total']:has([data-text]:empty) {
      display: none;
    }
    td {
      justify-content: flex-end;
      font-weight: 500;
      text-align: end;
    }
    td[data-kind='badge'] {
      justify-content: flex-start;
    }
    tbody th {
      order: -2;
      flex-wrap: wrap;
      justify-content: space-between;
      ${type(14)}
    }
    tbody [data-text] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tr[data-selectable] {
      padding-inline-start: calc(${space(12)} + ${t('control-small')} + ${space(16)});
    }
    td[data-kind='select'] {
      position: absolute;
      inset-block-start: ${space(8)};
      inset-inline-start: ${space(12)};
    }
    td[data-kind='open'] {
      position: absolute;
      inset-block-start: ${space(8)};
      inset-inline-end: ${space(8)};
    }
    tr:has([data-kind='open']) > th {
      padding-inline-end: ${space(32)};
    }
    /* On the line of the badges, or else of the name. Buttons without a border end where the values do. */
    td[data-kind='actions'] {
      order: -1;
      flex: 1 0 auto;
      max-inline-size: none;
      margin-block: calc(-1 * ${space(8)});
      margin-inline-end: calc(-1 * ${space(8)});
    }
    tr:not(:has([data-kind='badge'])) > td[data-kind='actions'] {
      order: -2;
      flex: none;
    }
    tr:not(:has([data-kind='badge'])):has([data-kind='actions']) > th {
      flex: 1 0 50%;
      max-inline-size: none;
      min-inline-size: 0;
    }
    /* A menu without other buttons is beside the name, unless the row's expand button is there. */
    tr:not(:has([data-kind='open'])) > td[data-kind='actions']:has(> [data-menu-only]) {
      position: absolute;
      inset-block-start: ${space(2)};
      inset-inline-end: ${space(4)};
      margin: 0;
    }
    tr:not(:has([data-kind='open'])):has([data-menu-only]) > th {
      padding-inline-end: calc(${t('control-small')} + ${space(16)});
    }
    /* The expand button has the corner. Buttons beside the name end before it. */
    tr:not(:has([data-kind='badge'])):has([data-kind='open']) > td[data-kind='actions'] {
      margin-inline-end: ${space(32)};
    }
    tr:not(:has([data-kind='badge'])):has([data-kind='open']):has([data-kind='actions']) > th {
      padding-inline-end: 0;
    }
    td[data-kind='more'] {
      font-weight: 400;
      text-align: start;
    }
    [data-part='row-actions'] {
      flex-wrap: wrap;
    }
  }
`;
