/** How many frames to try. On a busy machine the page behind stays inert for some frames after the dialog is gone. */
const FRAMES = 20;
/** How long to wait for an opener that is inert, in ms. */
const INERT_TIMEOUT = 3000;

function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * A dialog gives the focus back to its opener. When that fails the focus would fall to the start of the page, so this
 * tries the opener again for a while. When the opener is gone (its row was deleted), it focuses the dialog below, or the
 * main content.
 */
export function restoreLostFocus(opener: Element | null): void {
  let left = FRAMES;
  const began = performance.now();
  function attempt() {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    if (tryFocus(opener)) return;
    // Frames in which the opener is still inert don't count.
    const isInert = opener?.closest('[inert]') != null && performance.now() - began < INERT_TIMEOUT;
    if (!isInert) left -= 1;
    if (opener?.isConnected && opener !== body && left > 0) {
      requestAnimationFrame(attempt);
      return;
    }
    const below = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (!tryFocus(below)) tryFocus(document.querySelector('main'));
  }
  // The library makes its own attempt in the first frame.
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}
