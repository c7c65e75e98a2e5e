import type { V1Schemas } from '@mailroom/api-client';
import { LineChart, useDesign } from '@mailroom/design-system';

const LINES = [
  { id: 'opens', label: 'Opens' },
  { id: 'unique_opens', label: 'People who opened' },
  { id: 'clicks', label: 'Clicks' },
  { id: 'unique_clicks', label: 'People who clicked' },
] as const;

/** The responses, day by day. */
export function ReportDays({ days }: { days: V1Schemas['Report']['days'] }) {
  const { formatDate } = useDesign();
  return (
    <LineChart
      title="Opens and clicks by day"
      isTitleHidden
      xLabel="Day"
      // A calendar day is formatted in UTC, because it is the same in every zone.
      formatX={(day) => formatDate(String(day), 'date', 'UTC')}
      series={LINES.map(({ id, label }) => ({
        id,
        label,
        points: days.map((day) => ({ x: day.day, y: day[id] })),
      }))}
    />
  );
}
