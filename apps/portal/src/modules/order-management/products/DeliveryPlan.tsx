import type { V1Schemas } from '@mailroom/api-client';
import { Card, Stack, Text, Tooltip, useDesign } from '@mailroom/design-system';
import { hasFurtherLimits, limitWords } from '../../../components/limits/limitWords.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { daysWords, leftWords, productPace, uncountedWords, waitsFor } from '../review/productPace.ts';

type Product = V1Schemas['Product'];

const MINUTE = 60_000;

/** How the launch goes out: in which pace, from when until about when, and what makes it slow. */
export function DeliveryPlan({ product }: { product: Product }) {
  const { formatDate, locale, timeZone } = useDesign();
  const { number } = useFormats();
  const now = useNow(MINUTE);
  const { prepared, product_start_date: start, send_rate_per_minute: rate, time_zone: zone } = product;
  const messages = { people: prepared?.recipients ?? 0, seeds: prepared?.live_seeds ?? 0 };
  const pace = productPace(product, { from: new Date(start ?? now), ...messages }, now);
  const { from, doneAt } = pace;

  function words(shownZone: string): string {
    const day = (at: Date) => formatDate(at, 'date', shownZone);
    const begins = formatDate(from, 'time', shownZone);
    const days = daysWords(pace);
    const over = days === '' ? '' : `, ${days}`;
    const speed = rate === null ? '' : `, ${number(rate)} a minute`;
    // Only receivers with a rate of their own tell when it is done without a rate.
    const isOpen = doneAt === null || (rate === null && product.receiver_rates.every(({ waiting }) => !waiting));
    if (isOpen)
      return `By SMTP${speed} from ${begins}${rate === null ? ', as fast as the relay takes it' : ''}${over}.`;
    const ends = formatDate(doneAt, day(doneAt) === day(from) ? 'time' : 'datetime', shownZone);
    // The zone is said once, after both times, unless the clocks change between them.
    const name = begins.slice(begins.lastIndexOf(' '));
    const begun = ends.endsWith(name) ? begins.slice(0, -name.length) : begins;
    return `By SMTP${speed} from ${begun}, done about ${ends}${hasFurtherLimits(product) ? over : ''}.`;
  }

  const write = (at: Date, kind: 'time' | 'date' | 'datetime') => formatDate(at, kind, timeZone);
  const waits = product.product_status === 'Live' ? waitsFor(product, now, write) : undefined;
  const uncounted = uncountedWords(product);
  const late = leftWords(product, pace, write);
  const text = <Text tone="muted">{words(timeZone)}</Text>;
  return (
    <Card title="Delivery plan">
      <Stack gap={6}>
        {waits && (
          <Text as="p" weight={600}>
            {waits}
          </Text>
        )}
        {zone === timeZone ? text : <Tooltip content={`${words(zone)} ${zone}`}>{text}</Tooltip>}
        {hasFurtherLimits(product) && (
          <Text as="p" tone="muted">
            {limitWords(product, { locale, now, from })}
            {zone !== timeZone && ` The hours and days are those of ${zone}.`}
            {uncounted && ` ${uncounted}`}
          </Text>
        )}
        {late && <Text as="p">{late}.</Text>}
      </Stack>
    </Card>
  );
}
