import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { noteOpener, restoreLostFocus } from './restoreLostFocus.ts';

/** The part of a dialog that scrolls. While it can scroll it takes the focus, so that keys can scroll it. */
export function ScrollBody({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  // During the first render the focus is still on the element that opened the dialog.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // Unmounts with its dialog, after the last frame of the closing motion.
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    noteOpener(element, opener);
    return () => {
      // In strict mode React also calls this for a dialog that stays.
      if (!element.isConnected) restoreLostFocus(opener);
    };
  }, [opener]);
  // Before the first frame: until then, nobody could scroll by keys.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setScrolling(element.scrollHeight > element.clientHeight);
    measure();
    // A body that is as high as its dialog keeps its size while its content grows.
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [children]);
  return (
    <div ref={body} data-part="body" aria-busy={isBusy || undefined} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </div>
  );
}
