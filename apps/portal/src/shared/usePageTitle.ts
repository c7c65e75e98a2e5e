import { useEffect } from 'react';

/** What the tab and a screen reader on arrival say. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Mailroom`;
  }, [title]);
}
