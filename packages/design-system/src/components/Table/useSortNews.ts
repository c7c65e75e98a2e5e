import { useState } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import type { TableSort } from './state/tableState.ts';

/** What a screen reader hears after the order changed; nothing at first, when nobody changed it. */
export function useSortNews<Row>(columns: readonly TableColumn<Row>[], sort: readonly TableSort[]): string {
  const texts = useTableTexts();
  const words = sort
    .map(({ id, direction }) => {
      const header = columns.find((column) => column.id === id)?.header ?? id;
      return `${header}, ${direction === 1 ? texts.sortAscending : texts.sortDescending}`;
    })
    .join('; ');
  const [first] = useState(words);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && words !== first) setChanged(true);
  if (!hasChanged) return '';
  return words === '' ? texts.sortCleared : texts.sortedBy(words);
}
