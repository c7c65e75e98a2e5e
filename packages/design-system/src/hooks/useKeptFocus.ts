import { useCallback, type RefCallback } from 'react';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex^="-"])';

function siblings(from: Element, step: 'nextElementSibling' | 'previousElementSibling'): Element[] {
  const found = [];
  for (let at = from[step]; at; at = at[step]) found.push(at);
  return found;
}

/**
 * For a button that disappears with the item it removes, or for the item itself: the focus would fall back to the top of
 * the page. It moves to the next element that matches `item`, otherwise to the element before, otherwise to the one
 * after.
 */
export function useKeptFocus(item?: string): RefCallback<HTMLElement> {
  return useCallback(
    (removed: HTMLElement | null) => {
      if (!removed) return undefined;
      return () => {
        if (!removed.contains(document.activeElement)) return;
        const own = (item && removed.closest(item)) || removed;
        const next = siblings(own, 'nextElementSibling');
        const isKind = (one: Element) => item !== undefined && one.matches(item);
        const around = [
          ...next.filter(isKind).slice(0, 1),
          ...siblings(own, 'previousElementSibling'),
          ...next.filter((one) => !isKind(one)),
        ];
        // Other items may be removed in the same moment.
        queueMicrotask(() => {
          if (document.activeElement !== document.body) return;
          const remaining = around.filter((one) => one.isConnected);
          const nextFocus = remaining
            .map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE)))
            .find(Boolean);
          if (nextFocus instanceof HTMLElement) nextFocus.focus();
        });
      };
    },
    [item],
  );
}
