import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the tab that a key leads to. After the last comes the first. */
function target(key: string, tabs: readonly HTMLElement[], from: HTMLElement, isMirrored: boolean) {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = tabs.indexOf(from) + (isMirrored ? -step : step);
  return tabs.at(next % tabs.length);
}

/**
 * The keys of a tab list. Arrows, Home and End move the focus and call `onMove` with the tab. The list is a single tab stop:
 * `stop` is the focused tab, which may not be the chosen one, or undefined while the focus is elsewhere.
 */
export function useTabKeys(onMove: (tab: HTMLElement) => void) {
  const [stop, setStop] = useState<string>();
  return {
    stop,
    listProps: {
      onFocus: ({ target: { id } }: FocusEvent) => setStop(id),
      onBlur: () => setStop(undefined),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        // Alt with an arrow key goes back in the browser.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
        const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
        const tab = target(event.key, tabs, event.target as HTMLElement, isMirrored);
        if (!tab) return;
        event.preventDefault();
        tab.focus();
        onMove(tab);
      },
    },
  };
}
