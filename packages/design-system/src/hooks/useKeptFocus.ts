import { useCallback, type RefCallback } from 'react';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex^="-"])';

function siblings(from: Element, step: 'nextElementSibling' | 'previousElementSibling'): Element[] {
  const found = [];
  for (let at = from[step]; at; at = at[step]) found.push(at);
  return found;
}

/**
 * For a button that goes with what it takes away, or for what goes with the button in it: the focus would fall to the page's beginning. It goes to the next of its
 * kind (`item` matches them), else to what stands before, else to what follows.
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
        // Others may leave in the same moment.
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
