import { Page, PageHeader, Skeleton, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { useNow } from '../../../shared/useNow.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { productCalendarQuery } from '../../../resources/planning/productCalendar.queries.ts';
import { AddOrderButton } from '../orders/AddOrderButton.tsx';
import { PeriodControls, ShownControls } from './CalendarControls.tsx';
import { dayIn, periodText, stepped } from './calendarPlace.ts';
import { countShown } from './deploymentEntries.ts';
import { OverdueStrip } from './OverdueStrip.tsx';
import { useCalendarPlace } from './useCalendarPlace.ts';
import { useDays } from './useDays.ts';

const Deployments = loadAlongside(
  async () => (await import('./Deployments.tsx')).Deployments,
  <Skeleton lines={12} height={40} />,
);

const MINUTE = 60_000;

/**
 * The zone of the page: that of the account while one is chosen, otherwise the reader's. The first answer about an account
 * says its zone; until then today is the reader's.
 */
function useZone(accountId: number | undefined) {
  const { timeZone } = useDesign();
  const [said, setSaid] = useState<{ accountId: number; zone: string }>();
  const isOfAccount = said !== undefined && said.accountId === accountId;
  return {
    zone: isOfAccount ? said.zone : timeZone,
    isOfAccount,
    learn(zone: string) {
      if (accountId !== undefined && !isOfAccount) setSaid({ accountId, zone });
    },
  };
}

function CalendarScreen() {
  usePageTitle('Calendar');
  const { locale } = useDesign();
  const { accountId, accountFilter } = useAccountList();
  const { zone, isOfAccount, learn } = useZone(accountId);
  const today = dayIn(useNow(MINUTE), zone);
  const { view, setView, date, setDate, show, setShow } = useCalendarPlace(today);
  const days = useDays({ date, view, zone, accountId });
  const calendar = useQuery(productCalendarQuery(days));
  if (calendar.data && !calendar.isPlaceholderData) learn(calendar.data.time_zone);
  return (
    <Page>
      <PageHeader
        title="Calendar"
        status={
          <PeriodControls
            view={view}
            onView={setView}
            onStep={(step) => setDate(stepped(date, view, step))}
            onToday={() => setDate(today)}
          />
        }
        note={periodText(date, view, locale)}
        actions={
          <>
            <ShownControls
              counts={calendar.data && countShown(calendar.data.products)}
              value={show}
              onValue={setShow}
            />
            <AddOrderButton />
          </>
        }
      />
      <OverdueStrip account={accountFilter} timeZone={zone} />
      <Deployments
        calendar={calendar}
        days={days}
        view={view}
        date={date}
        onDate={setDate}
        show={show}
        zone={zone}
        isOfAccount={isOfAccount}
      />
    </Page>
  );
}

/** The deployments by week and by month: what goes out when, how much a day takes, and where there is room. */
export function CalendarPage() {
  return (
    <Gate needs="can_view_product" screen>
      <CalendarScreen />
    </Gate>
  );
}
