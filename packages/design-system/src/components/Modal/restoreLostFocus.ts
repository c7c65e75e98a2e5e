/** On a busy machine what lay behind the dialog stays out of reach for some frames after it has gone. */
const FRAMES = 20;
const PATIENCE = 3000;

function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * A dialog gives the focus back to what opened it. Where that fails, the focus would fall to the page's very beginning:
 * what opened it is tried again for a while; when it is gone (its row was deleted), the dialog below takes the focus, or
 * the main content.
 */
export function restoreLostFocus(opener: Element | null): void {
  let left = FRAMES;
  const began = performance.now();
  function attempt() {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    if (take(opener)) return;
    // Frames in which it can't be reached yet don't count.
    const isBehind = opener?.closest('[inert]') != null && performance.now() - began < PATIENCE;
    if (!isBehind) left -= 1;
    if (opener?.isConnected && opener !== body && left > 0) {
      requestAnimationFrame(attempt);
      return;
    }
    const below = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (!take(below)) take(document.querySelector('main'));
  }
  // The library's own attempt comes in the first frame.
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}
