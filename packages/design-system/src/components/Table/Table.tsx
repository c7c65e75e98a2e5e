'use client';
import { lazy, Suspense } from 'react';
import type { TableProps } from './tableProps.ts';
import { rowsAtFirst } from './tree/rowsAtFirst.ts';
import { WholeTable } from './WholeTable.tsx';

// Few tables have rows below rows.
const TreeTable = lazy(() => import('./tree/TreeTable.tsx'));

/** Rows of one kind of thing: search, sort, filter, page, select and act on them. */
export function Table<Row extends object, Id extends string = string>(given: TableProps<Row, Id>) {
  // Inside the table a row is any object, and an id any string.
  const props = given as unknown as TableProps<object>;
  if (!props.rowChildren && !props.groupBy) return <WholeTable {...props} />;
  return (
    <Suspense fallback={<StandIn {...props} />}>
      <TreeTable {...props} />
    </Suspense>
  );
}

/** A skeleton with as many rows as the tree has when it comes, so that what follows the table doesn't move. */
function StandIn(props: TableProps<object>) {
  const isPaged = props.groupBy === undefined && props.isPaged;
  return <WholeTable {...props} rows={undefined} total={rowsAtFirst(props)} isPaged={isPaged} data-stand-in="" />;
}
