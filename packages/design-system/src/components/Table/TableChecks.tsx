import { useEffect, useRef } from 'react';
import { repeated, warnOnce } from '../../theme/warnOnce.ts';
import { actionsColumnWidth } from './columns/fittedColumns.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import type { TableProps } from './tableProps.ts';

/** After this many renders in a row with new columns, the application makes them while rendering. */
const TOO_OFTEN = 10;

/** The rows with those below them, each as often as it is there, but none below itself. */
function withChildren<Row extends object>(
  rows: readonly Row[],
  rowChildren: TableProps<Row>['rowChildren'],
  above: readonly Row[] = [],
): readonly Row[] {
  if (!rowChildren) return rows;
  return rows.flatMap((row) =>
    above.includes(row) ? [row] : [row, ...withChildren(rowChildren(row) ?? [], rowChildren, [...above, row])],
  );
}

/** Finds mistakes in how a table is used, described for the developer who has to fix them. */
export function findMistakes<Row extends object>(props: TableProps<Row>): string[] {
  const { columns, rows, rowId, total, state, filters = [], selection } = props;
  const { rowChildren, groupBy } = props;
  const isServer = total !== undefined;
  const isTree = rowChildren !== undefined || groupBy !== undefined;
  const twice = repeated(columns.map((column) => column.id));
  const sameRows = repeated(withChildren(rows ?? [], rowChildren).map(rowId));
  const narrow = columns.filter(
    ({ kind, width }) =>
      kind === 'actions' &&
      typeof width === 'number' &&
      width < actionsColumnWidth(columns as readonly TableColumn<Row>[], rows ?? []),
  );
  const noValues = filters.filter((filter) => !('options' in filter ? filter.values : filter.value));
  return [
    twice.length > 0 && `several columns have the id ${twice.join(', ')}. Each needs its own.`,
    sameRows.length > 0 && `rowId returns ${sameRows.slice(0, 3).join(', ')} for several rows. Each needs its own.`,
    rows?.some((row) => typeof rowId(row) !== 'string') &&
      'rowId must return strings: rowId={(row) => String(row.id)}.',
    state &&
      !props.onStateChange &&
      '`state` without `onStateChange`: nothing can be changed. To set only the start, use `initialState`.',
    isServer &&
      !props.onStateChange &&
      '`total` means that a server sorts, searches and pages. Without `onStateChange` it never learns what to send.',
    isServer &&
      rows &&
      state &&
      rows.length > state.pageSize &&
      `\`total\` means that \`rows\` is one page, but there are ${rows.length} rows for a page of ${state.pageSize}.`,
    narrow.length > 0 &&
      `the actions of the column ${narrow.map(({ id }) => id).join(', ')} are wider than its \`width\`, so they reach over the neighbour. Without \`width\`, the table takes what they need.`,
    rowChildren && groupBy !== undefined && '`rowChildren` and `groupBy` exclude each other. The rows are grouped.',
    groupBy !== undefined &&
      !columns.some(({ id }) => id === groupBy) &&
      `\`groupBy\` must be the id of a column, and '${groupBy}' is none.`,
    groupBy !== undefined &&
      isServer &&
      '`groupBy` groups only the rows that are there. With `total`, a group would be split between pages.',
    isTree && props.renderMore && '`renderMore` is left out, because these rows already open.',
    isTree &&
      props.renderCards &&
      '`renderCards` shows rows without their order: leave out `rowChildren` and `groupBy`.',
    selection && !props.onSelectionChange && '`selection` without `onSelectionChange`: nothing can be selected.',
    !selection &&
      props.bulkActions &&
      '`bulkActions` are shown for selected rows. Without `selection` no row can be selected.',
    // The first answer of a server, which brings `total`, may not have arrived yet.
    !isServer &&
      rows &&
      noValues.length > 0 &&
      `the filter ${noValues.map(({ id }) => id).join(', ')} doesn't say which value of a row it compares (\`values\` of a choice, \`value\` of others), so it hides every row.`,
  ].filter((mistake) => typeof mistake === 'string');
}

/** Checks how the table is used during development. */
export function TableChecks<Row extends object>({ of: props }: { of: TableProps<Row> }) {
  const { label, columns } = props;
  const before = useRef({ columns, changes: 0 });
  useEffect(() => {
    for (const mistake of findMistakes(props)) warnOnce(`Table “${label}”: ${mistake}`);
    const isNew = before.current.columns !== columns;
    before.current = { columns, changes: isNew ? before.current.changes + 1 : 0 };
    if (before.current.changes >= TOO_OFTEN)
      warnOnce(
        `Table “${label}”: \`columns\` are new on each render, so every row renders again. Define them outside the component, or with useMemo.`,
      );
  });
  return null;
}
