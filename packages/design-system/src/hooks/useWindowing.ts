import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { flushSync } from 'react-dom';

interface WindowingOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Height of a line in px before it is measured. Keep the function stable: a new one recalculates every position. */
  sizeOf: (index: number) => number;
  /** Extra lines that are rendered on either side of the visible ones. */
  overscan: number;
  /** Px at the start and the end of the scroller that something else covers. */
  padding?: readonly [number, number];
}

interface Windowing {
  /** The lines to render, with their positions in px. */
  items: readonly { index: number; start: number; end: number }[];
  total: number;
  /** Scrolls as far as needed to make a line visible. */
  scrollTo: (index: number) => void;
  /** Ref for a line whose height may differ from `sizeOf`; the line must have a `data-index`. */
  measure: (line: HTMLElement | null) => (() => void) | undefined;
}

const UNCOVERED = [0, 0] as const;

/** Returns the last line that starts at or before a position. */
function lineAt(places: Float64Array, place: number): number {
  let low = 0;
  let high = places.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((places[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

interface ScrollerParts {
  scroller: RefObject<HTMLElement | null>;
  padding: readonly [number, number];
  /** The start of each line and, as the last element, the end of all lines. */
  places: { current: Float64Array };
  setSeen: Dispatch<SetStateAction<readonly [number, number]>>;
  setMeasured: Dispatch<SetStateAction<ReadonlyMap<number, number>>>;
}

/** Observes and moves the scroller. Created once, so that the lines and effects that hold on to it don't change. */
function observeScroller({ scroller, padding, places, setSeen, setMeasured }: ScrollerParts) {
  const edge = (index: number): number => places.current[index] ?? 0;

  function updateSeen(): void {
    const box = scroller.current;
    if (!box) return;
    const seen = [
      lineAt(places.current, box.scrollTop),
      // Without layout, as in jsdom, takes the height of the window, so that tests find lines. A menu with a width but
      // no height yet takes its first lines only: a window full of them would be rendered for nothing.
      lineAt(places.current, box.scrollTop + (box.clientWidth ? box.clientHeight : innerHeight)),
    ] as const;
    setSeen((before) => (before[0] === seen[0] && before[1] === seen[1] ? before : seen));
  }
  function attach(): (() => void) | undefined {
    const box = scroller.current;
    if (!box) return undefined;
    // Synchronously: one frame later the reader would see an empty area.
    const onScroll = () => flushSync(updateSeen);
    box.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(updateSeen);
    resized.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }
  function scrollTo(index: number): void {
    const box = scroller.current;
    if (!box || index + 1 >= places.current.length) return;
    const lowest = edge(index + 1) + padding[1] - box.clientHeight;
    const highest = edge(index) - padding[0];
    if (lowest > box.scrollTop) box.scrollTop = lowest;
    if (highest < box.scrollTop) box.scrollTop = highest;
  }
  function measureLine(line: HTMLElement): void {
    const index = Number(line.dataset['index']);
    const grown = line.offsetHeight - (edge(index + 1) - edge(index));
    if (line.offsetHeight === 0 || grown === 0) return;
    // Keeps the visible lines in place when a line above turns out taller.
    const box = scroller.current;
    if (box && edge(index + 1) <= box.scrollTop) box.scrollTop += grown;
    setMeasured((before) => new Map(before).set(index, line.offsetHeight));
  }
  function measure(line: HTMLElement | null): (() => void) | undefined {
    if (!line) return undefined;
    const observer = new ResizeObserver(() => measureLine(line));
    observer.observe(line);
    return () => observer.disconnect();
  }
  return { updateSeen, attach, scrollTo, measure };
}

/** Renders only the visible lines of many. Written here because the available packages weigh ten times as much. */
export function useWindowing({ count, scroller, sizeOf, overscan, padding = UNCOVERED }: WindowingOptions): Windowing {
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map());
  const [[first, last], setSeen] = useState<readonly [number, number]>([0, -1]);
  const places = useMemo(() => {
    const starts = new Float64Array(count + 1);
    for (let index = 0; index < count; index += 1)
      starts[index + 1] = (starts[index] ?? 0) + (measured.get(index) ?? sizeOf(index));
    return starts;
  }, [count, measured, sizeOf]);
  const known = useRef(places);
  const [{ updateSeen, attach, scrollTo, measure }] = useState(() =>
    observeScroller({ scroller, padding, places: known, setSeen, setMeasured }),
  );
  useLayoutEffect(() => {
    known.current = places;
    updateSeen();
  }, [places, updateSeen]);
  // Not a layout effect: a scroller that mounts together with its lines has no ref yet when theirs runs.
  useEffect(attach, [attach]);

  const items = useMemo(() => {
    const from = Math.max(0, first - overscan);
    const to = Math.min(count - 1, last + overscan);
    const length = last < 0 ? 0 : Math.max(0, to - from + 1);
    return Array.from({ length }, (_, place) => ({
      index: from + place,
      start: places[from + place] ?? 0,
      end: places[from + place + 1] ?? 0,
    }));
  }, [first, last, overscan, count, places]);
  return { items, total: places[count] ?? 0, scrollTo, measure };
}
