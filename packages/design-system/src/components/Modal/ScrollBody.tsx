import { useEffect, useRef, useState, type ReactNode } from 'react';
import { restoreLostFocus } from './restoreLostFocus.ts';

/** The part of a dialog that scrolls. Where nothing inside takes the focus, it takes it itself, so that keys can scroll. */
export function ScrollBody({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  // While it is drawn for the first time the focus is still on what opened the dialog.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // It leaves with its dialog, after the last frame of its going.
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
