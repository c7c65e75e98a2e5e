import { useState } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';

/** What a screen reader hears of the selection: how many of all; nothing at first, when nobody selected anything. */
export function useSelectionNews(count: number, total: number): string {
  const texts = useTableTexts();
  const { number } = useFormats();
  const [first] = useState(count);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && count !== first) setChanged(true);
  if (!hasChanged) return '';
  return count === 0 ? texts.selectionCleared : texts.rowsSelectedOf(number(count), number(total));
}
