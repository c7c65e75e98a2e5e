import { useMemo, useState } from 'react';
import { useFormats } from '../../../provider/useFormats.ts';
import { actionsColumnWidth, dateColumnWidth, fitColumns } from './fittedColumns.ts';
import type { TableColumn } from './tableColumns.ts';

/** The narrowest column of actions: the button of a menu, and its padding. */
const LEAST = 56;

/** Columns whose dates are whole in the reader's locale and zone, and whose actions have room. */
export function useFittedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  page: readonly Row[],
): readonly TableColumn<Row>[] {
  const formats = useFormats();
  const hasDates = columns.some(({ kind, width }) => kind === 'date' && width === undefined);
  const date = useMemo(() => (hasDates ? dateColumnWidth(formats.date) : 0), [hasDates, formats]);
  const needed = useMemo(() => actionsColumnWidth(columns, page), [columns, page]);
  // Never narrower than on a page before, or columns would move to and fro while somebody turns the pages.
  const [actions, setActions] = useState(LEAST);
  if (needed > actions) setActions(needed);
  return useMemo(() => fitColumns(columns, { date, actions }), [columns, date, actions]);
}
