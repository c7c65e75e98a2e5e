/** Documents that live side by side. A hundred of them would fill the memory. */
const MOST_ALIVE = 12;

/** Milliseconds without scrolling until documents come and go. While the page moves, a new one would make it jerk. */
const RESTS = 150;

/** Milliseconds between two documents that come, in which the page can react to a key or to the wheel. */
const APART = 30;

/** Cards just outside the window count as in sight, so that they are drawn before they are scrolled to. */
const NEAR = '160px';

/** Knows which cards are in sight, and which of them may show their documents. */
export interface Sight {
  /** Begins with a card, and returns its end. */
  watch: (id: number, card: Element) => () => void;
  /** Calls back when other cards may show their documents, until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  isAlive: (id: number) => boolean;
  /** How many documents are shown elsewhere, and count too. */
  setUse: (use: number) => void;
  /** Follows the page until the returned function is called. */
  start: () => () => void;
}

/** Cards are alive while they are in sight, at most a dozen, and only what has changed when the page rests. */
export function createSight(): Sight {
  const ids = new Map<Element, number>();
  const inSight = new Set<number>();
  const subscribers = new Set<() => void>();
  let alive: readonly number[] = [];
  let most = MOST_ALIVE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: readonly number[]) {
    alive = next;
    for (const tell of subscribers) tell();
  }

  function settle() {
    const stay = alive.filter((id) => inSight.has(id));
    const [next, ...later] = [...inSight].filter((id) => !stay.includes(id)).slice(0, most - stay.length);
    timer = later.length > 0 ? setTimeout(settle, APART) : undefined;
    change(next === undefined ? stay : [...stay, next]);
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(settle, RESTS);
  }

  // One for all cards, because the browser works for each observer in every frame.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = ids.get(target);
        if (id === undefined) continue;
        if (isIntersecting) inSight.add(id);
        else inSight.delete(id);
      }
      wait();
    },
    { rootMargin: NEAR },
  );

  return {
    watch(id, card) {
      ids.set(card, id);
      observer.observe(card);
      return () => {
        ids.delete(card);
        inSight.delete(id);
        observer.unobserve(card);
      };
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    isAlive: (id) => alive.includes(id),
    setUse(use) {
      most = MOST_ALIVE - use;
      change(alive.slice(0, most));
      wait();
    },
    start() {
      const onScroll = () => {
        if (timer !== undefined) wait();
      };
      // Captured, because the scroll of an area inside the page doesn't bubble.
      addEventListener('scroll', onScroll, { capture: true, passive: true });
      return () => {
        removeEventListener('scroll', onScroll, { capture: true });
        clearTimeout(timer);
      };
    },
  };
}
