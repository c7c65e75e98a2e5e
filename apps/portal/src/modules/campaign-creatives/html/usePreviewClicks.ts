import type { CodePlace } from '@mailroom/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HtmlPlace } from '../../../components/usePickedPlace.ts';

/** Milliseconds that the caret rests before the preview shows its element. Its page searches the whole e-mail for it. */
const RESTS = 150;

/**
 * Joins the code and its preview: a click on an element selects its tag, and the caret shows its element. `line` comes from the
 * address.
 */
export function usePreviewClicks(line: number | undefined) {
  const [asked, setAsked] = useState(line);
  const [openAt, setOpenAt] = useState<CodePlace | undefined>(line === undefined ? undefined : { line });
  const [shown, setShown] = useState<HtmlPlace>();
  const picked = useRef<CodePlace>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (asked !== line) {
    setAsked(line);
    setOpenAt(line === undefined ? undefined : { line });
  }
  const onPick = useCallback(({ line: at, col }: HtmlPlace) => {
    picked.current = { line: at, column: col + 1 };
    setOpenAt(picked.current);
  }, []);
  const onCaretMove = useCallback(({ line: at, column }: { line: number; column: number }) => {
    // Cleared, or a second click on the same element would select nothing.
    setOpenAt(undefined);
    const isPicked = picked.current?.line === at && picked.current.column === column;
    picked.current = undefined;
    clearTimeout(timer.current);
    // The preview already shows what was clicked in it. If it were asked to, it would scroll under the next click.
    if (isPicked) setShown(undefined);
    else timer.current = setTimeout(() => setShown({ line: at, col: column }), RESTS);
  }, []);
  return {
    openAt,
    /** Opens a place of the code, and with it its element. */
    open: setOpenAt,
    shown,
    onPick,
    onCaretMove,
  };
}
