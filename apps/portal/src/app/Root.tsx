import { DesignProvider } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { preferencesQuery } from '../session/user/me.queries.ts';
import { localeAtom, timeZoneAtom } from '../session/user/appearance.ts';
import { Feedback } from './feedback/Feedback.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { useFormatDate } from './useFormatDate.ts';

/** Wraps every route: provides the design system, and draws notices, dialogs and overlays above all screens. */
export function Root() {
  const go = useNavigate();
  const navigate = useCallback((href: string) => void go(href), [go]);
  const { data } = useQuery({ ...preferencesQuery, enabled: false });
  const browserZone = useAtomValue(timeZoneAtom);
  const locale = useAtomValue(localeAtom);
  const formatDate = useFormatDate();
  return (
    <DesignProvider
      link={RouterLink}
      navigate={navigate}
      locale={locale}
      timeZone={data?.time_zone ?? browserZone}
      formatDate={locale === 'en-US' ? formatDate : undefined}
    >
      <Feedback>
        <Outlet />
      </Feedback>
    </DesignProvider>
  );
}
