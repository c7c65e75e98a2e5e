import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from '../../shared/recentPlaces.ts';

/** A record's page has its name in the title by the time that it is left. */
export function useRecentPlaces(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!/\/\d+$/.test(pathname)) return undefined;
    return () => rememberPlace({ path: pathname, title: document.title.replace(/ · Mailroom$/, '') });
  }, [pathname]);
}
