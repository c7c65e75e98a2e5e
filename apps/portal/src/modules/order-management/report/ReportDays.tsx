import type { V1Schemas } from '@mailroom/api-client';
import { LineChart, useDesign } from '@mailroom/design-system';

type Day = V1Schemas['Report']['days'][number];

const LINES = [
  { id: 'unique_opens', label: 'People who opened' },
  { id: 'unique_machine_opens', label: 'Opened by machines' },
  { id: 'unique_clicks', label: 'People who clicked' },
  { id: 'unique_machine_clicks', label: 'Clicked by machines' },
] as const satisfies readonly { id: keyof Day; label: string }[];

/** The responses, day by day. Each message counts once in a line; a line of zeros isn't drawn for machines. */
export function ReportDays({ days }: { days: readonly Day[] }) {
  const { formatDate } = useDesign();
  const lines = LINES.filter(({ id }) => !id.includes('machine') || days.some((day) => day[id] > 0));
  return (
    <LineChart
      title="Opens and clicks by day"
      isTitleHidden
      xLabel="Day"
      // A calendar day is formatted in UTC, because it is the same in every zone.
      formatX={(day) => formatDate(String(day), 'date', 'UTC')}
      series={lines.map(({ id, label }) => ({
        id,
        label,
        points: days.map((day) => ({ x: day.day, y: day[id] })),
      }))}
    />
  );
}
