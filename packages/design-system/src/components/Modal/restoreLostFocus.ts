const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** Ends the attempt that is under way, if any. */
let giveUp: () => void = () => undefined;

export function noteOpener(dialogPart: Element, opener: Element | null): void {
  const dialog = dialogPart.closest(DIALOGS);
  if (dialog) openers.set(dialog, opener);
}

/** The opener. If it was removed with its own dialog, the opener of that dialog. */
function presentOpener(opener: Element | null): Element | undefined {
  for (let at = opener; at;) {
    if (at.isConnected && at !== document.body) return at;
    const dialog: Element | null = at.closest(DIALOGS);
    at = dialog && (openers.get(dialog) ?? null);
  }
  return undefined;
}

/** The topmost open dialog, or the main content. */
function fallback(): Element | null {
  return [...document.querySelectorAll(DIALOGS)].at(-1) ?? document.querySelector('main');
}

function tryFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * A dialog returns the focus to its opener. When that fails, because the page is still inert or the opener is gone (its row was
 * deleted), the focus would fall to the start of the page. Waits while the place is inert, and focuses the dialog below or the
 * main content when there is no opener any more. Does nothing once something else has the focus. Ends the attempt of a dialog
 * that closed before: its opener may have closed too, and it would send the focus to the main content.
 */
export function restoreLostFocus(opener: Element | null): void {
  giveUp();
  const changes = new MutationObserver(attempt);
  function end() {
    changes.disconnect();
    document.removeEventListener('focusin', end);
  }
  function attempt() {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return end();
    const place = presentOpener(opener) ?? fallback();
    if (place?.closest('[inert]')) return undefined;
    end();
    if (!tryFocus(place) && !tryFocus(fallback())) tryFocus(document.querySelector('main'));
    return undefined;
  }
  giveUp = end;
  document.addEventListener('focusin', end);
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['inert'] });
  attempt();
}
