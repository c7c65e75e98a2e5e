// React shows a loaded part 300 ms after its placeholder.
const HELD_BACK = 350;
const LONGEST_WAIT = 3000;

let changed = 0;
const changes = new MutationObserver(() => {
  changed = performance.now();
});

/** Called when a story begins. Notes from then on when the page changes. */
export function watchChanges(): void {
  changed = performance.now();
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Waits until the page hasn't changed for longer than React holds content back. The time that the checks took counts too. */
export async function revealed(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    const left = Math.min(changed + HELD_BACK, end) - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
