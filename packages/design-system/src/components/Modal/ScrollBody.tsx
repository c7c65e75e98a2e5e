import { useEffect, useRef, useState, type ReactNode } from 'react';
import { restoreLostFocus } from './restoreLostFocus.ts';

/** The part of a dialog that scrolls. While it can scroll it takes the focus, so that keys can scroll it. */
export function ScrollBody({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  // During the first render the focus is still on the element that opened the dialog.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // Unmounts with its dialog, after the last frame of the closing motion.
  useEffect(() => () => restoreLostFocus(opener), [opener]);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} data-part="body" aria-busy={isBusy || undefined} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </div>
  );
}
