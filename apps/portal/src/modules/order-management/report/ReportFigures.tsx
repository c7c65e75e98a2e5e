import type { V1Schemas } from '@mailroom/api-client';
import { formatMoney, formatShare, StatRow, useDesign } from '@mailroom/design-system';

type Report = V1Schemas['Report'];

/** The figures of what was ordered, delivered and answered. */
export function ReportFigures({ report }: { report: Report }) {
  const { locale } = useDesign();
  const { totals, volume_ordered, recipients, volume_delivered, cost } = report;
  const of = (value: number, whole: number | null, what: string) =>
    whole ? `${formatShare(locale, value, whole)} of ${what}` : '';
  const figures = [
    { label: 'Ordered', value: volume_ordered, note: '' },
    ...(recipients === null ? [] : [{ label: 'Recipients', value: recipients, note: '' }]),
    { label: 'Delivered', value: volume_delivered, note: of(volume_delivered, volume_ordered, 'ordered') },
    { label: 'Refused', value: report.refused, note: '' },
    { label: 'Opened', value: totals.unique_opens, note: of(totals.unique_opens, volume_delivered, 'delivered') },
    { label: 'Clicked', value: totals.unique_clicks, note: of(totals.unique_clicks, volume_delivered, 'delivered') },
    { label: 'Unsubscribed', value: totals.unsubscribes, note: of(totals.unsubscribes, volume_delivered, 'delivered') },
  ];
  return (
    <StatRow
      items={[
        ...figures.map(({ label, value, note }) => ({
          label,
          value,
          ...(note && { note }),
        })),
        ...(cost
          ? [
              {
                label: 'Cost',
                value: formatMoney(locale, cost.amount_cents, cost.currency),
                note: `${cost.volume.toLocaleString(locale)} delivered are billed`,
              },
            ]
          : []),
      ]}
    />
  );
}
