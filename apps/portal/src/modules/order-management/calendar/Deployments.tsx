import type { V2Schemas } from '@mailroom/api-client';
import {
  Banner,
  Calendar,
  EmptyState,
  ErrorState,
  Skeleton,
  Text,
  Toolbar,
  useDesign,
  type CalendarView,
} from '@mailroom/design-system';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productOverlapsQuery, useReadDeployment } from '../../../resources/planning/productCalendar.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { rateText } from './capacity.ts';
import { CalendarNotes } from './CalendarNotes.tsx';
import { periodText } from './calendarPlace.ts';
import { DayHead } from './DayHead.tsx';
import { entryOf, waitsFor, type Shown } from './deploymentEntries.ts';
import { MovePreview } from './MovePreview.tsx';
import type { useDays } from './useDays.ts';
import { useMoveProduct } from './useMoveProduct.ts';

interface DeploymentsProps {
  calendar: UseQueryResult<V2Schemas['ProductCalendar']>;
  days: ReturnType<typeof useDays>;
  view: CalendarView;
  date: string;
  onDate: (date: string) => void;
  show: Shown;
  zone: string;
  /** Whether the zone is the account's. */
  isOfAccount: boolean;
}

/** The calendar itself, with what is said about its days. A deployment that may be changed can be moved. */
export function Deployments(props: DeploymentsProps) {
  const { calendar, days, view, date, onDate, show, zone, isOfAccount } = props;
  const { locale } = useDesign();
  const { number } = useFormats();
  const { data, error } = calendar;
  const { can: mayMove } = useCan('can_update_order');
  const overlaps = useQuery({ ...productOverlapsQuery(days), enabled: Boolean(data?.products.length) }).data;
  const moveProduct = useMoveProduct(zone);
  const readDeployment = useReadDeployment();
  const entries = useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
    const words = {
      number,
      time: (at: string) => time.format(new Date(at)).replaceAll('\u202f', ' '),
      isMovable: mayMove,
      overlaps: overlaps?.objects ?? [],
    };
    return (data?.products ?? [])
      .filter((product) => show === 'all' || waitsFor(product) === show)
      .map((product) => entryOf(product, words));
  }, [data, show, locale, zone, number, mayMove, overlaps]);

  if (!data && error)
    return (
      <ErrorState title={errorText(error)} onRetry={() => void calendar.refetch()} isRetrying={calendar.isRefetching} />
    );
  if (!data) return <Skeleton lines={12} height={40} />;
  // The keys may have led to a page that doesn't have the product yet.
  const productOf = (id: string) => readDeployment(Number(id));
  const dayOf = (day: string) => data.days.find((one) => one.date === day);
  const isNothing = data.total_rows === 0 && !calendar.isPlaceholderData;
  return (
    <>
      {data.total_rows > data.products.length && (
        <Banner
          tone="info"
          title={`Only the first ${number(data.products.length)} of ${number(data.total_rows)} deployments are shown. Choose an account, or a week.`}
        />
      )}
      {isNothing ? (
        <EmptyState title={`No deployments, ${periodText(date, view, locale)}`}>
          A deployment is shown on the day it starts. Give a product its start, or look at another {view}.
        </EmptyState>
      ) : (
        <Calendar
          label="Deployments"
          entries={entries}
          hasBar={false}
          view={view}
          date={date}
          onDateChange={onDate}
          timeZone={zone}
          isLoading={calendar.isPlaceholderData}
          dayNote={(day, moved) => {
            const shown = dayOf(day);
            const volume = moved && productOf(moved.id)?.volume;
            return (
              shown && (
                <DayHead day={shown} moved={moved && { ...moved, volume: volume ?? 0 }} isSmall={view === 'month'} />
              )
            );
          }}
          {...(mayMove && {
            onMove: async (id: string, start: string) => {
              const product = productOf(id);
              if (product) await moveProduct(product, start);
            },
            movePreview: (id: string, start: string) => {
              const product = productOf(id);
              return product && <MovePreview product={product} start={start} days={data.days} timeZone={zone} />;
            },
          })}
        />
      )}
      <Toolbar
        end={
          <Text size={12} tone="muted">
            Times in {isOfAccount ? 'the account’s' : 'your'} zone, {zone.replaceAll('_', ' ')}
          </Text>
        }
      >
        <Text size={12} tone="muted">
          {rateText(data.days, number)}
          {mayMove && ' Drag a deployment to move it, or press Space on it.'}
        </Text>
      </Toolbar>
      <CalendarNotes days={data.days} overlaps={overlaps} timeZone={zone} />
    </>
  );
}
