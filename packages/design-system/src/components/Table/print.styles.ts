import { css } from 'styled-components';
import { PRINT } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

/** In print: a real table, so that the header repeats on every page. All rows and texts are printed, and no controls. */
export const printStyles = css`
  ${PRINT} {
    overflow: visible;
    border: 0;
    [data-part='scroller'] {
      overflow: visible !important;
      max-block-size: none !important;
    }
    table {
      display: table;
      inline-size: 100%;
      min-inline-size: 0;
      border-collapse: collapse;
    }
    thead {
      display: table-header-group;
      position: static;
    }
    tbody {
      display: table-row-group;
      padding: 0 !important;
    }
    tfoot {
      display: table-row-group;
      position: static;
    }
    tr {
      display: table-row;
      break-inside: avoid;
    }
    th,
    td,
    td[data-kind='more'] {
      display: table-cell;
      position: static;
      padding-block: ${space(4)};
      vertical-align: baseline;
      background: none;
    }
    tbody :is(td, th)[data-text] {
      display: table-cell;
    }
    [data-detail] {
      margin-inline-start: ${space(4)};
    }
    [data-text] {
      overflow: visible;
      white-space: normal;
    }
    [data-kind='select'],
    [data-kind='open'],
    [data-kind='lead'],
    [data-kind='actions'],
    [data-part='resize'],
    th svg {
      display: none;
    }
  }
`;
