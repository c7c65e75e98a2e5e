// React shows a loaded part 300 ms after its placeholder.
const HELD_BACK = 350;
const LONGEST_WAIT = 3000;

let changed = 0;
const changes = new MutationObserver(() => {
  changed = performance.now();
});

/** To be called when a story begins: notes from then on when its page changes. */
export function watchChanges(): void {
  changed = performance.now();
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Until the page stands for longer than React may hold something back. The time its checks took counts too. */
export async function revealed(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    const left = Math.min(changed + HELD_BACK, end) - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
