import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { floating } from '../../theme/styles.ts';
import { space, type } from '../../theme/tokens.ts';

const Tip = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  max-inline-size: min(480px, calc(100vw - 32px));
  padding: ${space(4, 8)};
  overflow-wrap: anywhere;
  ${floating}
  ${type(13)}
`;

interface Shown {
  text: string;
  top: number;
  left: number;
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1;
}

function cutTextAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  // In a grid the cell has the focus, and stands for the text in it; elsewhere a header's button does.
  const texts = target.matches('td, th, th > button') ? target.querySelectorAll<HTMLElement>('[data-text]') : [];
  return (
    [target.closest<HTMLElement>('[data-text]'), ...texts].find((text) => text != null && isCut(text)) ?? undefined
  );
}

/**
 * Shows the whole of a cut text under the pointer or the focus. Cut texts that are no link become focusable, so that a
 * keyboard reaches them; in a grid it reaches their cells. Screen readers read the whole text anyway: this is for the
 * eyes alone.
 */
export function FullText({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // By its words: a sort moves all cells and changes none.
    let measured = new WeakMap<Element, string>();
    const mark = () => {
      const role = element.querySelector('table')?.getAttribute('role');
      for (const text of element.querySelectorAll<HTMLElement>(':is(span, td, th)[data-text]')) {
        const words = `${role} ${text.textContent}`;
        if (measured.get(text) === words) continue;
        measured.set(text, words);
        const isReachable = text.closest('button, a, [role="grid"]') !== null;
        if (!isReachable && isCut(text)) text.tabIndex = 0;
        // Which cell of a grid is its stop of Tab, the grid says.
        else if (!isReachable || text.matches('span')) text.removeAttribute('tabindex');
      }
    };
    // After the last change only: measuring every step of a scroll would cost more than the rows.
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
      // Where the words are, not the cell around them.
      const words = document.createRange();
      words.selectNodeContents(text);
      const { bottom, left } = words.getBoundingClientRect();
      setShown({ text: text.textContent, top: bottom, left: Math.max(left, text.getBoundingClientRect().left) });
    };
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // This goes first; a dialog around the table closes on the next Escape.
        if (tip.current) event.stopPropagation();
      } else if (event.type === 'pointerleave' && tip.current?.matches(':hover')) return;
      setShown(undefined);
    };
    const rows = new MutationObserver(markSoon);
    rows.observe(element, { childList: true, characterData: true, subtree: true });
    const size = new ResizeObserver(markAll);
    size.observe(element);
    // The widths of the columns stand there.
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

  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null || shown === undefined) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const isBelow = shown.top + height < window.innerHeight;
    element.style.insetBlockStart = `${isBelow ? shown.top : shown.top - height - 24}px`;
    element.style.left = `${Math.max(8, Math.min(shown.left - 8, window.innerWidth - width - 8))}px`;
  }, [shown]);

  if (shown === undefined) return null;
  return (
    <Tip ref={tip} popover="manual" aria-hidden data-part="full-text" onPointerLeave={() => setShown(undefined)}>
      {shown.text}
    </Tip>
  );
}
