import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A place in the HTML; both count from 1. */
export interface HtmlPlace {
  readonly line: number;
  readonly col: number;
}

interface Told {
  place: HtmlPlace;
  /** The top of the element in the frame's window, in px. */
  top: number;
  height: number;
  isPicked: boolean;
}

function numbersOf(value: unknown, names: readonly string[]): number[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers = names.map((name) => (value as Readonly<Record<string, unknown>>)[name]);
  return numbers.every((number) => typeof number === 'number' && Number.isFinite(number))
    ? (numbers as number[])
    : undefined;
}

/** Reads a message of the inspected page. Ignores everything but its numbers, because an e-mail may have sent it. */
export function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'object' || data === null || !('node' in data) || !('rect' in data)) return undefined;
  const [line, col] = numbersOf(data.node, ['line', 'col']) ?? [];
  const [top, height] = numbersOf(data.rect, ['y', 'height', 'x', 'width']) ?? [];
  if (line === undefined || col === undefined || top === undefined || height === undefined) return undefined;
  if (!Number.isInteger(line) || !Number.isInteger(col) || line < 1 || col < 1) return undefined;
  return { place: { line, col }, top, height, isPicked: 'picked' in data && data.picked === true };
}

/** Scrolls the area around the frame to show an element; the frame itself is as high as its document. */
function reveal(frame: HTMLIFrameElement, { top, height }: Told) {
  const area = frame.closest('[role="group"]');
  if (!area) return;
  const box = frame.getBoundingClientRect();
  // The page counts its own px, and may be drawn smaller.
  const scale = box.width / frame.offsetWidth;
  const start = box.top - area.getBoundingClientRect().top + top * scale;
  if (start >= 0 && start + height * scale <= area.clientHeight) return;
  area.scrollBy({ top: start - area.clientHeight / 3 });
}

/** Learns which element of an inspected page is clicked, and shows the element at `shown`. */
export function usePickedPlace(
  frame: RefObject<HTMLIFrameElement | null>,
  onPick: (place: HtmlPlace) => void,
  shown: HtmlPlace | undefined,
) {
  const latest = useRef(onPick);
  useLayoutEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      // The page has no origin, so the browser names it 'null'.
      if (!frame.current || source !== frame.current.contentWindow || origin !== 'null') return;
      const told = readTold(data);
      if (!told) return;
      if (told.isPicked) latest.current(told.place);
      else reveal(frame.current, told);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);

  useEffect(() => {
    const page = frame.current;
    if (!shown || !page) return undefined;
    const { line, col } = shown;
    // A page without an origin can't be named as the target. The message holds only the place.
    const show = () => page.contentWindow?.postMessage({ show: { line, col } }, '*');
    show();
    // A page that is still loading has not heard it, and one that loads again has forgotten it.
    page.addEventListener('load', show);
    return () => page.removeEventListener('load', show);
  }, [frame, shown]);
}
