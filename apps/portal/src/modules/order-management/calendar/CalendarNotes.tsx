import type { V2Schemas } from '@mailroom/api-client';
import { Banner, Link, Stack, Text, useDesign } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

interface CalendarNotesProps {
  days: readonly V2Schemas['CalendarDay'][];
  overlaps: V2Schemas['ProductOverlapList'] | undefined;
  timeZone: string;
}

const SHOWN = 5;

/** The deployments that reach the same people within 24 hours, and the days with more than can be sent. */
export function CalendarNotes({ days, overlaps, timeZone }: CalendarNotesProps) {
  const { locale } = useDesign();
  const { number, count } = useFormats();
  const time = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const over = days.flatMap(({ date, over: accounts }) => accounts.map((account) => ({ date, ...account })));
  const name = ({ product_id: id, product_name: text, starts_at: at }: V2Schemas['OverlappingProduct']) => (
    <>
      <Link href={paths.orderManagement.product(id)}>{text}</Link> (
      {time.format(new Date(at)).replaceAll('\u202f', ' ')})
    </>
  );
  const pairs = overlaps?.objects ?? [];
  const more = (overlaps?.total_rows ?? 0) - Math.min(pairs.length, SHOWN);
  return (
    <>
      {over.length > 0 && (
        <Banner tone="warning" title="More than can be sent on a day">
          {over.slice(0, SHOWN).map((one) => (
            <Text as="p" key={`${one.date} ${one.account_id}`}>
              {weekday.format(new Date(one.date))}: {one.account_name} has {number(one.volume)} mails, and can send{' '}
              {number(one.capacity)}.
            </Text>
          ))}
          {over.length > SHOWN && <Text as="p">and {number(over.length - SHOWN)} more</Text>}
        </Banner>
      )}
      {overlaps && (pairs.length > 0 || overlaps.not_compared > 0) && (
        <Banner tone="warning" title="The same people twice within 24 hours">
          <Stack gap={2}>
            {pairs.slice(0, SHOWN).map(({ first, second, people }) => (
              <Text as="p" key={`${first.product_id} ${second.product_id}`}>
                <Text weight={600} isTabular>
                  {number(people)} people
                </Text>{' '}
                get {name(first)} and {name(second)}.
              </Text>
            ))}
            {more > 0 && <Text as="p">and {count(more, 'more pair')}</Text>}
            {overlaps.not_compared > 0 && (
              <Text as="p">
                {count(overlaps.not_compared, 'pair')} not compared. Choose an account, or look at a week, to compare
                them.
              </Text>
            )}
          </Stack>
        </Banner>
      )}
    </>
  );
}
