import { useCallback, useState, type ComponentProps } from 'react';

const REACHED = [
  'a[href]',
  'input:enabled:not([type="hidden"])',
  ':is(button, select, textarea):enabled',
  ':is(summary, iframe, audio, video, [contenteditable="true"], [tabindex]:not([tabindex^="-"]))',
]
  .map((control) => `${control}:not([tabindex^="-"])`)
  .join();

/** The panel of a tab. It can be focused only when nothing inside it can, so that it isn't an extra tab stop. */
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
      // The panel may disappear with the focused element, such as a link to another tab. The focus then moves to the chosen tab.
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
