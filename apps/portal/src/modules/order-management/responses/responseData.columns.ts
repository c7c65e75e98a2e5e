import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';

type ResponseDay = V1Schemas['ResponseDay'];

/** A calendar day as dates are shown: 11/17/2026. It has no time zone, so it is only turned round. */
function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

const SOURCES = { tracking: 'Mailroom', upload: 'Upload' } as const;

function figure(id: keyof ResponseDay & string, header: string, priority: number): TableColumn<ResponseDay> {
  return { id, header, kind: 'number', priority, value: (row) => Number(row[id]) };
}

export const responseDataColumns: readonly TableColumn<ResponseDay>[] = [
  {
    id: 'day',
    header: 'Day',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    priority: 1,
    value: ({ day }) => dayText(day),
  },
  { id: 'source', header: 'Source', kind: 'text', priority: 2, value: ({ source }) => SOURCES[source] },
  figure('delivered', 'Delivered', 2),
  figure('bounced', 'Bounced', 4),
  figure('opens', 'Opens', 3),
  figure('unique_opens', 'Unique Opens', 4),
  figure('clicks', 'Clicks', 3),
  figure('unique_clicks', 'Unique Clicks', 4),
  figure('unsubscribes', 'Unsubscribes', 5),
  figure('complaints', 'Complaints', 5),
];

export const responseDataFilters: readonly TableFilter<ResponseDay>[] = [
  {
    id: 'source',
    label: 'Source',
    options: Object.entries(SOURCES).map(([value, label]) => ({ value, label })),
  },
];
