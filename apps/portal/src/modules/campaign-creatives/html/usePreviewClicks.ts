import type { CodePlace } from '@mailroom/design-system';
import { useState } from 'react';
import type { HtmlPlace } from '../../../components/usePickedPlace.ts';

/** Joins the code and its preview: a click on an element selects its tag, and the caret shows its element. `line` is the address's. */
export function usePreviewClicks(line: number | undefined) {
  const [asked, setAsked] = useState(line);
  const [openAt, setOpenAt] = useState<CodePlace | undefined>(line === undefined ? undefined : { line });
  const [shown, setShown] = useState<HtmlPlace>();
  if (asked !== line) {
    setAsked(line);
    setOpenAt(line === undefined ? undefined : { line });
  }
  return {
    openAt,
    shown,
    onPick: ({ line: at, col }: HtmlPlace) => setOpenAt({ line: at, column: col + 1 }),
    onCaretMove: ({ line: at, column }: { line: number; column: number }) => {
      // Forgotten, or a second click on the same element would select nothing.
      setOpenAt(undefined);
      setShown({ line: at, col: column });
    },
  };
}
