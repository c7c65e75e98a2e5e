import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { FullTipProps } from './FullTip.tsx';

// Loads with the first text that is shown. Without a network, the text just isn't.
const FullTip = lazy<ComponentType<FullTipProps>>(() => import('./FullTip.tsx').catch(() => ({ default: () => null })));

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1;
}

function cutTextAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  // In a grid the focus is on the cell around the text; elsewhere it can be on the button in a header.
  const texts = target.matches('td, th, th > button') ? target.querySelectorAll<HTMLElement>('[data-text]') : [];
  return (
    [target.closest<HTMLElement>('[data-text]'), ...texts].find((text) => text != null && isCut(text)) ?? undefined
  );
}

/**
 * Shows the full form of a text that is cut off, under the pointer or the focus. Cut texts that are not links become
 * focusable for the keyboard, except in a grid, where it reaches their cells. Hidden from screen readers, which read the
 * whole text anyway.
 */
export function FullText({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Pick<FullTipProps, 'text' | 'top' | 'left'>>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The text that was measured last. A sort moves every cell and changes none of them.
    let measured = new WeakMap<Element, string>();
    const mark = () => {
      const role = element.querySelector('table')?.getAttribute('role');
      for (const text of element.querySelectorAll<HTMLElement>(':is(span, td, th)[data-text]')) {
        const words = `${role} ${text.textContent}`;
        if (measured.get(text) === words) continue;
        measured.set(text, words);
        const isReachable = text.closest('button, a, [role="grid"]') !== null;
        if (!isReachable && isCut(text)) text.tabIndex = 0;
        // The grid itself decides which of its cells is the tab stop.
        else if (!isReachable || text.matches('span')) text.removeAttribute('tabindex');
      }
    };
    // Only after the last change, because measuring each step of a scroll would cost more than drawing the rows.
    const markSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, 120);
    };
    const markAll = () => {
      measured = new WeakMap();
      markSoon();
    };
    const show = (event: Event) => {
      const text = cutTextAt(event.target);
      if (text === undefined) {
        setShown(undefined);
        return;
      }
      // The place of the text, not of the cell around it.
      const words = document.createRange();
      words.selectNodeContents(text);
      const { bottom, left } = words.getBoundingClientRect();
      setShown({ text: text.textContent, top: bottom, left: Math.max(left, text.getBoundingClientRect().left) });
    };
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // Closes only this. A dialog around the table closes with the next Escape.
        if (tip.current) event.stopPropagation();
      } else if (event.type === 'pointerleave' && tip.current?.matches(':hover')) return;
      setShown(undefined);
    };
    const rows = new MutationObserver(markSoon);
    rows.observe(element, { childList: true, characterData: true, subtree: true });
    const size = new ResizeObserver(markAll);
    size.observe(element);
    // The style holds the widths of the columns.
    const widths = new MutationObserver(markAll);
    widths.observe(element, { attributeFilter: ['style'] });
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'focusin']) element.addEventListener(type, show, { signal });
    for (const type of ['pointerleave', 'focusout', 'keydown']) element.addEventListener(type, hide, { signal });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      rows.disconnect();
      size.disconnect();
      widths.disconnect();
      listening.abort();
    };
  }, [frame]);

  if (shown === undefined) return null;
  return (
    <Suspense>
      <FullTip ref={tip} {...shown} onPointerLeave={() => setShown(undefined)} />
    </Suspense>
  );
}
