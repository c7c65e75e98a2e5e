import type { V1Schemas } from '@mailroom/api-client';
import { Card, StatRow } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

type Report = V1Schemas['Report'];

/** The classes of what came back: '2 hard, 1 blocked'. */
function classesOf({ hard, soft, blocked }: Report['bounces'], number: (value: number) => string): string {
  return Object.entries({ hard, soft, blocked })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${number(count)} ${name}`)
    .join(', ');
}

/** Everybody on the list who has no mail, or whose mail came back. */
export function ReportList({ report }: { report: Report }) {
  const { number } = useFormats();
  const { recipients, refused, in_doubt: inDoubt, suppressed_late: late, bounces } = report;
  const cameBack = bounces.hard + bounces.soft + bounces.blocked;
  const some = (label: string, value: number, note: string) => (value > 0 ? [{ label, value, note }] : []);
  return (
    <Card title="The list">
      <StatRow
        items={[
          { label: 'Recipients', value: recipients },
          { label: 'Refused', value: refused, note: 'by the relay' },
          { label: 'Came back', value: cameBack, note: classesOf(bounces, number) },
          ...some('In doubt', inDoubt, 'sent or not'),
          ...some('Suppressed late', late, 'after the list was built'),
        ]}
      />
    </Card>
  );
}
