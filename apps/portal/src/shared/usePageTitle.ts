import { useEffect } from 'react';

/** Sets the title of the tab, which screen readers announce on arrival. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Mailroom`;
  }, [title]);
}
