/**
 * Adds the browser features that the components use and that jsdom and happy-dom lack. Import it once, before the first test.
 * In a real browser it changes nothing. There is still no layout in jsdom: tests that depend on sizes need a real browser.
 */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** No query matches: a wide window without preferences, and not in print. */
function matchNothing(media: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
}

function isShown(element: Element | null): boolean {
  return element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
}

function escapeName(name: string): string {
  return name.replaceAll(/[^\w\u0080-\uffff-]|^-?\d/g, (sign) =>
    [...sign].map((one) => `\\${(one.codePointAt(0) ?? 0).toString(16)} `).join(''),
  );
}

function nothing(): void {}

/** Compares values, because Vitest defines a getter for each name that jsdom knows, also where jsdom has nothing. */
function supply(target: object, what: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(what))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

// A test of server rendering has no window at all.
if (typeof window !== 'undefined') {
  supply(window, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: matchNothing,
    CSS: {},
  });
  supply(window.CSS, { escape: escapeName, supports: () => false });
  supply(Element.prototype, {
    checkVisibility(this: Element) {
      return isShown(this);
    },
    scrollIntoView: nothing,
    scrollTo: nothing,
    getAnimations: () => [],
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
  });
  supply(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing });
}
