import { afterEach, beforeEach } from 'vitest';
import { look, takeNoted, waitingAttributes } from './noted.ts';
import type { SelectorsMeta } from './selectors.ts';

let nextLook: number | undefined;

// A play opens, drags and closes again, so the end of a story doesn't show everything. It drags faster than a frame.
const observer = new MutationObserver((changes) => {
  const changed = [...new Set(changes.flatMap(({ attributeName }) => attributeName ?? []))];
  if (changed.length > 0) look((selector) => changed.some((name) => selector.includes(`[${name}`)));
  nextLook ??= requestAnimationFrame(() => {
    nextLook = undefined;
    look();
  });
});

beforeEach(() => {
  // An empty filter is an error.
  const attributeFilter = ['data-part', ...waitingAttributes()];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
});

/** Notes which selectors of the components' style sheets meet an element in a story. */
afterEach(({ task }) => {
  observer.disconnect();
  look();
  (task.meta as SelectorsMeta).selectors = takeNoted();
});
