import type { V1Schemas } from '@mailroom/api-client';
import { Card, Text, Tooltip, useDesign } from '@mailroom/design-system';
import { deliveryPlan } from '@mailroom/domain/delivery/deliveryPlan';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';

type Product = V1Schemas['Product'];

const MINUTE = 60_000;

/** How the launch goes out: in which pace, from when until about when. */
export function DeliveryPlan({ product }: { product: Product }) {
  const { formatDate, timeZone } = useDesign();
  const { number } = useFormats();
  const now = useNow(MINUTE);
  const { prepared, product_start_date: start, send_rate_per_minute: rate, time_zone: zone } = product;
  const messages = (prepared?.recipients ?? 0) + (prepared?.live_seeds ?? 0);
  const { from, doneAt } = deliveryPlan({ startsAt: new Date(start ?? now), messages, ratePerMinute: rate }, now);

  function words(shownZone: string): string {
    const day = (at: Date) => formatDate(at, 'date', shownZone);
    const begins = formatDate(from, 'time', shownZone);
    if (doneAt === null || rate === null) return `By SMTP from ${begins}, as fast as the relay takes it.`;
    const ends = formatDate(doneAt, day(doneAt) === day(from) ? 'time' : 'datetime', shownZone);
    // The zone is said once, after both times, unless the clocks change between them.
    const name = begins.slice(begins.lastIndexOf(' '));
    const begun = ends.endsWith(name) ? begins.slice(0, -name.length) : begins;
    return `By SMTP, ${number(rate)} a minute from ${begun}, done about ${ends}.`;
  }

  const text = <Text tone="muted">{words(timeZone)}</Text>;
  return (
    <Card title="Delivery plan">
      {zone === timeZone ? text : <Tooltip content={`${words(zone)} ${zone}`}>{text}</Tooltip>}
    </Card>
  );
}
