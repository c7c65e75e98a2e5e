import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';

type Link = V1Schemas['Report']['links'][number];

const columns: readonly TableColumn<Link>[] = [
  {
    id: 'text',
    header: 'Link',
    kind: 'text',
    look: 'strong',
    width: { min: 160, grow: 2 },
    // A link on an image has no text.
    value: ({ text, position }) => text || `Link ${position}`,
  },
  {
    id: 'url',
    header: 'Leads to',
    kind: 'text',
    look: 'code',
    priority: 3,
    width: { min: 160, grow: 3 },
    value: ({ url }) => url,
  },
  { id: 'clicks', header: 'Clicks', kind: 'number', isSortable: true, value: ({ clicks }) => clicks },
  {
    id: 'unique_clicks',
    header: 'People',
    hint: 'How many people clicked, however often',
    kind: 'number',
    isSortable: true,
    value: ({ unique_clicks }) => unique_clicks,
  },
];

const byMachines: TableColumn<Link> = {
  id: 'machine_clicks',
  header: 'By machines',
  hint: 'Clicks of programs, which are not among the clicks',
  kind: 'number',
  isSortable: true,
  priority: 2,
  width: 136,
  value: ({ machine_clicks }) => machine_clicks,
};

/** The columns of clicks by link; those of machines are a column when there are some. */
export function linkColumns(links: readonly Link[]): readonly TableColumn<Link>[] {
  return links.some(({ machine_clicks }) => machine_clicks > 0) ? [...columns, byMachines] : columns;
}
