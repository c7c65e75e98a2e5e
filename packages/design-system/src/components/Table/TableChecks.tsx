import { useEffect, useRef } from 'react';
import { repeated, warnOnce } from '../../theme/warnOnce.ts';
import type { TableProps } from './tableProps.ts';

/** So many renders in a row with new columns are no coincidence. */
const TOO_OFTEN = 10;

/** What can be seen to be wrong at once, in the words of who has to mend it. */
export function findMistakes<Row extends object>(props: TableProps<Row>): string[] {
  const { columns, rows, rowId, total, state, filters = [], selection } = props;
  const isServer = total !== undefined;
  const twice = repeated(columns.map((column) => column.id));
  const sameRows = repeated(rows?.map(rowId) ?? []);
  const noValues = filters.filter((filter) => !('options' in filter ? filter.values : filter.value));
  return [
    twice.length > 0 && `several columns have the id ${twice.join(', ')}. Each needs one of its own.`,
    sameRows.length > 0 &&
      `rowId gives ${sameRows.slice(0, 3).join(', ')} for several rows. Each needs one of its own.`,
    rows?.some((row) => typeof rowId(row) !== 'string') && 'rowId must give strings: rowId={(row) => String(row.id)}.',
    state &&
      !props.onStateChange &&
      '`state` without `onStateChange`: nothing can be changed. Where the table should only start so, it is `initialState`.',
    isServer &&
      !props.onStateChange &&
      '`total` says that a server sorts, searches and pages, and without `onStateChange` it never hears of what is wanted.',
    isServer &&
      rows &&
      state &&
      rows.length > state.pageSize &&
      `\`total\` says that \`rows\` are one page, and they are ${rows.length} for a page of ${state.pageSize}.`,
    selection && !props.onSelectionChange && '`selection` without `onSelectionChange`: nothing can be selected.',
    !selection &&
      props.bulkActions &&
      '`bulkActions` are shown for selected rows, and without `selection` none can be.',
    // A server's first answer may still be on its way, with its `total`.
    !isServer &&
      rows &&
      noValues.length > 0 &&
      `the filter ${noValues.map(({ id }) => id).join(', ')} doesn't say what a row is filtered by (\`values\` of a choice, \`value\` of others), so it keeps no row.`,
  ].filter((mistake) => typeof mistake === 'string');
}

/** Looks at how the table is used, while the application is being developed. */
export function TableChecks<Row extends object>({ of: props }: { of: TableProps<Row> }) {
  const { label, columns } = props;
  const before = useRef({ columns, changes: 0 });
  useEffect(() => {
    for (const mistake of findMistakes(props)) warnOnce(`Table “${label}”: ${mistake}`);
    const isNew = before.current.columns !== columns;
    before.current = { columns, changes: isNew ? before.current.changes + 1 : 0 };
    if (before.current.changes >= TOO_OFTEN)
      warnOnce(
        `Table “${label}”: \`columns\` are new at each render, and with them every row renders again. Define them outside the component, or with useMemo.`,
      );
  });
  return null;
}
