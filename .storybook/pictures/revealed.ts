import { endOfPatience, neverSettled } from './patience.ts';

// React shows a loaded part 300 ms after its placeholder.
const HELD_BACK = 350;

let changed = 0;
let last = 'nothing';
const changes = new MutationObserver((records) => {
  changed = performance.now();
  const [{ target, type } = { target: document, type: '' }] = records;
  last = `${type} of ${target.nodeName.toLowerCase()}`;
});

/** A story of the portal announces its loading, as the product does. */
interface Announcing {
  mailroom?: { isLoading(): boolean } | undefined;
}

/** Called when a story begins. Notes from then on when the page changes. */
export function watchChanges(): void {
  // The last story may have ended with a call that is never answered.
  (globalThis as Announcing).mailroom = undefined;
  changed = performance.now();
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Outside a screen this is false: parts there may look busy on purpose. */
function isLoading(): boolean {
  return (globalThis as Announcing).mailroom?.isLoading() ?? false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The browser may never call a page idle that is behind another one. */
const LATEST = { timeout: 1000 };

function idle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, LATEST));
}

/**
 * Waits until a screen's data is on the page, and the page hasn't changed for longer than React holds content back. The time
 * that the checks took counts too. On a slow machine React may still be drawing that content when that time has passed: the
 * browser is idle only after it.
 */
export async function revealed(): Promise<void> {
  const end = endOfPatience();
  for (;;) {
    const before = changed;
    await pause(isLoading() ? HELD_BACK : changed + HELD_BACK - performance.now());
    await idle();
    if (changed === before && !isLoading()) return;
    if (performance.now() > end)
      throw neverSettled(isLoading() ? 'it is still loading' : `the last change was ${last}`);
  }
}
