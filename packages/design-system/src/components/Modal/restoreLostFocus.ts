const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** Ends the attempt that is under way, if any. */
let giveUp: () => void = () => undefined;

export function noteOpener(dialogPart: Element, opener: Element | null): void {
  const dialog = dialogPart.closest(DIALOGS);
  if (dialog) openers.set(dialog, opener);
}

/** The opener, or where it went with its own dialog, that dialog's opener. */
function presentOpener(opener: Element | null): Element | undefined {
  for (let at = opener; at;) {
    if (at.isConnected && at !== document.body) return at;
    const dialog: Element | null = at.closest(DIALOGS);
    at = dialog && (openers.get(dialog) ?? null);
  }
  return undefined;
}

/** The upper one of the open dialogs, else the main content. */
function fallback(): Element | null {
  return [...document.querySelectorAll(DIALOGS)].at(-1) ?? document.querySelector('main');
}

function tryFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * A dialog gives the focus back to its opener. When that fails the focus would fall to the start of the page: the page may
 * still be inert, or the opener is gone (its row was deleted). Waits while the place is inert, and focuses the dialog below
 * or the main content when there is no opener any more. Whatever else takes the focus meanwhile keeps it. The attempt of a
 * dialog that closed before ends, because its opener may have closed too: it would send the focus to the main content.
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
