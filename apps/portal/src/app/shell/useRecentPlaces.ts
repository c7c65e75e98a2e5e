import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from '../../shared/recentPlaces.ts';

/** Notes a record when its page is left, because only then the title is sure to hold its name. */
export function useRecentPlaces(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!/\/\d+$/.test(pathname)) return undefined;
    return () => rememberPlace({ path: pathname, title: document.title.replace(/ · Mailroom$/, '') });
  }, [pathname]);
}
