import { DesignProvider } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { preferencesQuery } from '../session/me.queries.ts';
import { localeAtom, timeZoneAtom } from '../session/appearance.ts';
import { Feedback } from './Feedback.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Around every route: the design system's door, and what floats above all screens. */
export function Root() {
  const go = useNavigate();
  const navigate = useCallback((href: string) => void go(href), [go]);
  const { data } = useQuery({ ...preferencesQuery, enabled: false });
  const browserZone = useAtomValue(timeZoneAtom);
  const locale = useAtomValue(localeAtom);
  return (
    <DesignProvider link={RouterLink} navigate={navigate} locale={locale} timeZone={data?.time_zone ?? browserZone}>
      <Outlet />
      <Feedback />
    </DesignProvider>
  );
}
