import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSight } from './sight.ts';

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** The page with a hundred cards, of which the test says which are in the window. */
function openPage() {
  let report: (seen: Seen[]) => void = () => {};
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (seen: Seen[]) => void) {
        report = hear;
      }
      observe() {}
      unobserve() {}
    },
  );
  const sight = createSight();
  sight.start();
  const cards = Array.from({ length: 100 }, () => ({}) as Element);
  for (const [id, card] of cards.entries()) sight.watch(id, card);
  let inWindow: number[] = [];
  return {
    sight,
    /** Scrolls until these cards are in the window. */
    show(from: number, to: number) {
      target.dispatchEvent(new Event('scroll'));
      const now = cards.flatMap((_, id) => (id >= from && id < to ? [id] : []));
      const changed = [...new Set([...inWindow, ...now])].filter((id) => inWindow.includes(id) !== now.includes(id));
      report(changed.map((id) => ({ target: cards[id] as Element, isIntersecting: now.includes(id) })));
      inWindow = now;
    },
    scroll: () => target.dispatchEvent(new Event('scroll')),
    alive: () => cards.flatMap((_, id) => (sight.isAlive(id) ? [id] : [])),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets no document come or go while the page scrolls, and those in sight one after another when it rests', () => {
  const page = openPage();
  page.show(0, 8);
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(100);
    page.scroll();
  }
  expect(page.alive()).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(page.alive()).toEqual([0]);
  vi.advanceTimersByTime(30);
  expect(page.alive()).toEqual([0, 1]);
  vi.runAllTimers();
  expect(page.alive()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  page.show(4, 12);
  expect(page.alive()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  vi.runAllTimers();
  expect(page.alive()).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});

it('keeps the documents of cards that come back before the page rests', () => {
  const page = openPage();
  page.show(0, 4);
  vi.runAllTimers();
  const told = vi.fn();
  page.sight.subscribe(told);
  page.show(40, 44);
  page.show(0, 4);
  expect(told).not.toHaveBeenCalled();
  expect(page.alive()).toEqual([0, 1, 2, 3]);
});

it('has at most a dozen alive, less those that are shown elsewhere', () => {
  const page = openPage();
  page.show(0, 20);
  vi.runAllTimers();
  expect(page.alive()).toHaveLength(12);
  page.sight.setUse(3);
  expect(page.alive()).toHaveLength(9);
  vi.runAllTimers();
  expect(page.alive()).toHaveLength(9);
});
