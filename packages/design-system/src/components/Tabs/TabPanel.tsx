import { useCallback, useState, type ComponentProps } from 'react';

const REACHED = [
  'a[href]',
  'input:enabled:not([type="hidden"])',
  ':is(button, select, textarea):enabled',
  ':is(summary, iframe, audio, video, [contenteditable="true"], [tabindex]:not([tabindex^="-"]))',
]
  .map((control) => `${control}:not([tabindex^="-"])`)
  .join();

/** What a tab shows. A stop of the tab key itself only where nothing in it is one: else it would have to be passed. */
export function TabPanel(props: Omit<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'>) {
  const [hasStop, setHasStop] = useState(false);
  const follow = useCallback((panel: HTMLElement | null) => {
    if (!panel) return undefined;
    const look = () => setHasStop(panel.querySelector(REACHED) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['tabindex', 'disabled'] });
    return () => {
      observer.disconnect();
      // It takes what has the focus along, as a link to another tab does: the keyboard goes on at the tab that is shown then.
      const root = panel.parentElement;
      if (!root || !panel.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        root.querySelector<HTMLElement>(':scope > [data-part="line"] [role="tab"][aria-selected="true"]')?.focus();
      });
    };
  }, []);
  return <div {...props} ref={follow} role="tabpanel" tabIndex={hasStop ? undefined : 0} />;
}
