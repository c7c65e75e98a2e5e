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
    (going: HTMLElement | null) => {
      if (!going) return undefined;
      return () => {
        if (!going.contains(document.activeElement)) return;
        const own = (item && going.closest(item)) || going;
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
          const stays = around.filter((one) => one.isConnected);
          const goal = stays.map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE))).find(Boolean);
          if (goal instanceof HTMLElement) goal.focus();
        });
      };
    },
    [item],
  );
}
