import type { CodePlace } from '@mailroom/design-system';
import { useRef, useState } from 'react';
import type { HtmlPlace } from '../../../components/usePickedPlace.ts';

/**
 * Joins the code and its preview: a click on an element selects its tag, and the caret shows its element. `line` comes from the
 * address.
 */
export function usePreviewClicks(line: number | undefined) {
  const [asked, setAsked] = useState(line);
  const [openAt, setOpenAt] = useState<CodePlace | undefined>(line === undefined ? undefined : { line });
  const [shown, setShown] = useState<HtmlPlace>();
  const picked = useRef<CodePlace>(undefined);
  if (asked !== line) {
    setAsked(line);
    setOpenAt(line === undefined ? undefined : { line });
  }
  return {
    openAt,
    /** Opens a place of the code, and with it its element. */
    open: setOpenAt,
    shown,
    onPick: ({ line: at, col }: HtmlPlace) => {
      picked.current = { line: at, column: col + 1 };
      setOpenAt(picked.current);
    },
    onCaretMove: ({ line: at, column }: { line: number; column: number }) => {
      // Cleared, or a second click on the same element would select nothing.
      setOpenAt(undefined);
      const isPicked = picked.current?.line === at && picked.current.column === column;
      picked.current = undefined;
      // The preview already shows what was clicked in it. If it were asked to, it would scroll under the next click.
      setShown(isPicked ? undefined : { line: at, col: column });
    },
  };
}
