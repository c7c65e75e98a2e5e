import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from '../../shared/recentPlaces.ts';
import { recordPlace } from './placeNote.ts';

/** Notes a record when its page is left, because only then the title is sure to hold its name. */
export function useRecentPlaces(): void {
  const { pathname, search } = useLocation();
  const path = recordPlace(pathname, search);
  useEffect(() => {
    if (path === undefined) return undefined;
    return () => rememberPlace({ path, title: document.title.replace(/ · Mailroom$/, '') });
  }, [path]);
}
