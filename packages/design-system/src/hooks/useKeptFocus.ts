import { useCallback, type RefCallback } from 'react';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex^="-"])';

function siblings(from: Element, step: 'nextElementSibling' | 'previousElementSibling'): Element[] {
  const found = [];
  for (let at = from[step]; at; at = at[step]) found.push(at);
  return found;
}

/**
 * Keeps the focus nearby when a focused element is removed, for example a button that removes its own row. Otherwise the focus
 * would go to the start of the page. It moves to the next element that matches `item`, or to the one before, or to one after.
 */
export function useKeptFocus(item?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      return () => {
        if (!element.contains(document.activeElement)) return;
        const own = (item && element.closest(item)) || element;
        const next = siblings(own, 'nextElementSibling');
        const isKind = (one: Element) => item !== undefined && one.matches(item);
        const around = [
          ...next.filter(isKind).slice(0, 1),
          ...siblings(own, 'previousElementSibling'),
          ...next.filter((one) => !isKind(one)),
        ];
        // Neighbours may be removed in the same update.
        queueMicrotask(() => {
          if (document.activeElement !== document.body) return;
          const remaining = around.filter((one) => one.isConnected);
          const goal = remaining
            .map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE)))
            .find(Boolean);
          if (goal instanceof HTMLElement) goal.focus();
        });
      };
    },
    [item],
  );
}
