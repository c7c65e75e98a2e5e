import type { V1Schemas } from '@mailroom/api-client';
import { formatMoney, formatShare, StatRow, useDesign } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

type Report = V1Schemas['Report'];

/** The classes of what came back: '2 hard, 1 blocked'. */
function classesOf({ hard, soft, blocked }: Report['bounces'], number: (value: number) => string): string {
  return Object.entries({ hard, soft, blocked })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${number(count)} ${name}`)
    .join(', ');
}

/** The figures of what was ordered, delivered and answered. */
export function ReportFigures({ report }: { report: Report }) {
  const { locale } = useDesign();
  const { number } = useFormats();
  const { totals, volume_ordered, recipients, volume_delivered, cost } = report;
  const of = (value: number, whole: number | null, what: string) =>
    whole ? `${formatShare(locale, value, whole)} of ${what}` : '';
  const apart = (people: number, machines: number) => {
    const share = of(people, volume_delivered, 'delivered');
    return machines > 0 ? [share, `${number(machines)} by machines`].filter(Boolean).join(', ') : share;
  };
  const { hard, soft, blocked } = report.bounces;
  const cameBack = { value: hard + soft + blocked, note: classesOf(report.bounces, number) };
  const complained = { value: totals.complaints, note: of(totals.complaints, volume_delivered, 'delivered') };
  const figures = [
    { label: 'Ordered', value: volume_ordered, note: '' },
    ...(recipients === null ? [] : [{ label: 'Recipients', value: recipients, note: '' }]),
    { label: 'Delivered', value: volume_delivered, note: of(volume_delivered, volume_ordered, 'ordered') },
    { label: 'Refused', value: report.refused, note: '' },
    { label: 'Opened', value: totals.unique_opens, note: apart(totals.unique_opens, totals.unique_machine_opens) },
    { label: 'Clicked', value: totals.unique_clicks, note: apart(totals.unique_clicks, totals.unique_machine_clicks) },
    { label: 'Unsubscribed', value: totals.unsubscribes, note: of(totals.unsubscribes, volume_delivered, 'delivered') },
    ...(complained.value > 0 ? [{ label: 'Complained', ...complained }] : []),
    ...(cameBack.value > 0 ? [{ label: 'Came back', ...cameBack }] : []),
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
