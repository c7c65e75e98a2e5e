'use client';
import { lazy, Suspense } from 'react';
import type { TableProps } from './tableProps.ts';
import { WholeTable } from './WholeTable.tsx';

// Few tables have rows below rows.
const TreeTable = lazy(() => import('./tree/TreeTable.tsx'));

/** Rows of one kind of thing: search, sort, filter, page, select and act on them. */
export function Table<Row extends object, Id extends string = string>(given: TableProps<Row, Id>) {
  // Inside the table a row is any object, and an id any string.
  const props = given as unknown as TableProps<object>;
  if (!props.rowChildren && !props.groupBy) return <WholeTable {...props} />;
  return (
    <Suspense fallback={<WholeTable {...props} rows={undefined} data-stand-in="" />}>
      <TreeTable {...props} />
    </Suspense>
  );
}
