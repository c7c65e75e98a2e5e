import { afterEach, beforeEach } from 'vitest';
import { look, takeNoted, waitingAttributes } from './noted.ts';
import type { SelectorsMeta } from './selectors.ts';

/** A play may hold the timers of its page. */
const { setTimeout: later } = window;
let willLook = false;

// A play opens, drags and closes again, so the end of a story doesn't show everything. It drags faster than a task, and a whole
// play may pass before a busy machine draws a frame.
const observer = new MutationObserver((changes) => {
  const changed = [...new Set(changes.flatMap(({ attributeName }) => attributeName ?? []))];
  if (changed.length > 0) look((selector) => changed.some((name) => selector.includes(`[${name}`)));
  if (willLook) return;
  willLook = true;
  later(() => {
    willLook = false;
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
