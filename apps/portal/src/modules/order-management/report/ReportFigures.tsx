import type { V1Schemas } from '@mailroom/api-client';
import { Card, formatShare, StatRow, useDesign, type Stat } from '@mailroom/design-system';
import { mailRates } from '@mailroom/domain/responses/usualRates';

type Report = V1Schemas['Report'];

interface Compared {
  /** The rate of this mail; null without anybody to count it of. */
  now: number | null;
  usually: number | null | undefined;
  /** The whole that it is a share of. */
  of: string;
  /** Digits after the point, for what is rare. */
  digits?: number;
  better?: 'more' | 'less';
}

/** Compares a rate with what is usual for the advertiser, in words and as a bar. */
function compared(locale: string, { now, usually, of, digits = 1, better = 'more' }: Compared): Partial<Stat> {
  if (now === null) return {};
  const say = (rate: number) => formatShare(locale, rate, 1, digits);
  if (usually === null || usually === undefined) return { note: `${say(now)} of ${of}` };
  return { note: `${say(now)}, usually ${say(usually)}`, usual: { now, usually, better } };
}

/** The people ordered, delivered and answering, beside what is usual for the advertiser's mails. */
export function ReportFigures({ report }: { report: Report }) {
  const { locale } = useDesign();
  const { totals, usual, volume_ordered: ordered, volume_delivered: delivered } = report;
  const { unique_opens: opened, unique_clicks: clicked, unsubscribes: unsubscribed, complaints: complained } = totals;
  const rates = mailRates({ ordered, delivered, opened, clicked, unsubscribed, complained });
  const ofDelivered = (now: number | undefined, usually: number | undefined, more: Partial<Compared> = {}) =>
    compared(locale, { now: now ?? null, usually, of: 'delivered', ...more });
  const rare = { digits: 2, better: 'less' } as const;
  const ofOpened = rates?.clickedOfOpened ?? null;
  return (
    <Card>
      <StatRow
        min={112}
        items={[
          { label: 'Ordered', value: ordered },
          {
            label: 'Delivered',
            value: delivered,
            ...compared(locale, { now: rates?.delivered ?? null, usually: usual?.delivered_rate, of: 'ordered' }),
          },
          { label: 'Opened', value: opened, ...ofDelivered(rates?.opened, usual?.open_rate) },
          { label: 'Clicked', value: clicked, ...ofDelivered(rates?.clicked, usual?.click_rate) },
          {
            label: 'Clicked of opened',
            value: ofOpened === null ? null : formatShare(locale, ofOpened, 1),
            ...(ofOpened !== null &&
              usual?.click_to_open_rate && {
                note: `usually ${formatShare(locale, usual.click_to_open_rate, 1)}`,
                usual: { now: ofOpened, usually: usual.click_to_open_rate },
              }),
          },
          {
            label: 'Unsubscribed',
            value: unsubscribed,
            ...ofDelivered(rates?.unsubscribed, usual?.unsubscribe_rate, rare),
          },
          {
            label: 'Complained',
            value: complained,
            ...ofDelivered(rates?.complained, usual?.complaint_rate, { ...rare, digits: 3 }),
          },
        ]}
      />
    </Card>
  );
}
