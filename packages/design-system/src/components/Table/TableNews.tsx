import { useState } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useTablePart } from './tableContexts.ts';

interface TableNewsProps {
  /** Says what was copied or saved, or why it wasn't. */
  exported: string;
}

/** The announcements for screen readers. Each subject has its own element, so a change in one doesn't repeat the others. */
export function TableNews({ exported }: TableNewsProps) {
  const { label } = useTablePart('settings');
  const { isLoading } = useTablePart('rows');
  const texts = useTableTexts();
  const sorted = useSortNews();
  const selected = useSelectionNews();
  return (
    <>
      <span role="status" data-part="news">
        {isLoading ? texts.loadingRows(label) : sorted}
      </span>
      <span role="status" data-part="news">
        {exported}
      </span>
      <span role="status" data-part="news">
        {selected}
      </span>
    </>
  );
}

/** Whether a value differs from the first one, now or before. The first value isn't announced. */
function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return hasChanged;
}

function useSortNews(): string {
  const { all } = useTablePart('columns');
  const { state } = useTablePart('state');
  const texts = useTableTexts();
  const words = state.sort
    .map(({ id, direction }) => {
      const header = all.find((column) => column.id === id)?.header ?? id;
      return `${header}, ${direction === 1 ? texts.sortAscending : texts.sortDescending}`;
    })
    .join('; ');
  if (!useHasChanged(words)) return '';
  return words === '' ? texts.sortCleared : texts.sortedBy(words);
}

function useSelectionNews(): string {
  const { total } = useTablePart('rows');
  const { count } = useTablePart('selection');
  const texts = useTableTexts();
  const { number } = useFormats();
  if (!useHasChanged(count)) return '';
  return count === 0 ? texts.selectionCleared : texts.rowsSelectedOf(number(count), number(total));
}
