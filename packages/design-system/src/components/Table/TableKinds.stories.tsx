import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './columns/tableColumns.ts';

interface Thing {
  id: string;
  name: string | null;
  picture?: string;
  groups: string[];
  added: string | null;
  status: 'Active' | 'Inactive' | null;
  issues: { label: string; tooltip: string }[];
  people: number | null;
  cents: number | null;
  site: string | null;
  email: string | null;
  done: number | null;
}

/** A picture of a person, in one colour. */
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>';

const things: Thing[] = [
  {
    id: '1',
    name: 'Renata Almeida',
    picture: PICTURE,
    groups: ['Orders', 'Creatives', 'Audiences', 'Reports'],
    added: '2026-11-03T14:20:00Z',
    status: 'Active',
    issues: [{ label: 'Link', tooltip: 'tickets.kestrel.example answers 404.' }],
    people: 41_306,
    cents: 1_234_500,
    site: 'kestrel.example',
    email: 'renata.almeida@northlight.example',
    done: 64,
  },
  {
    id: '2',
    name: '田中 莉子',
    groups: ['Reports'],
    added: '2025-01-31T23:59:00Z',
    status: 'Inactive',
    issues: [
      { label: 'Client', tooltip: 'Dark mode loses the logo.' },
      { label: 'Seeds', tooltip: 'Row 4 has no address.' },
      { label: 'Size', tooltip: '128 kB: some clients cut at 102.' },
      { label: 'Link', tooltip: 'One link leads nowhere.' },
    ],
    people: 0,
    cents: 99,
    site: 'a-name-of-a-site-that-is-longer-than-any-column-would-like-it-to-be.example',
    email: 'riko@tanaka.example',
    done: 100,
  },
  {
    id: '3',
    name: null,
    groups: [],
    added: null,
    status: null,
    issues: [],
    people: null,
    cents: null,
    site: null,
    email: null,
    done: null,
  },
];
const onEdit = fn();
const onDelete = fn();

const columns: readonly TableColumn<Thing>[] = [
  {
    id: 'name',
    header: 'Name',
    kind: 'avatarName',
    isSortable: true,
    value: (row) => (row.name === null ? null : { name: row.name, imageUrl: row.picture }),
  },
  { id: 'groups', header: 'Groups', kind: 'pills', value: (row) => row.groups },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    width: 110,
    value: (row) =>
      row.status && {
        label: row.status,
        tone: row.status === 'Active' ? 'success' : 'end',
        description: 'May sign in.',
      },
  },
  { id: 'issues', header: 'Issues', kind: 'pillsWithTooltip', value: (row) => row.issues },
  {
    id: 'people',
    header: 'People',
    kind: 'number',
    isSortable: true,
    hint: 'Accepted rows',
    value: (row) => row.people,
  },
  {
    id: 'cents',
    header: 'Rate',
    kind: 'money',
    value: (row) => (row.cents === null ? null : { cents: row.cents, currency: 'USD' }),
  },
  {
    id: 'done',
    header: 'Import',
    kind: 'progress',
    value: (row) => (row.done === null ? null : { value: row.done, max: 100, isLive: row.done < 100 }),
  },
  {
    id: 'site',
    header: 'Site',
    kind: 'link',
    value: (row) => (row.site === null ? null : { label: row.site, href: '#/sites' }),
  },
  { id: 'email', header: 'E-mail', kind: 'email', value: (row) => row.email },
  { id: 'added', header: 'Date created', kind: 'date', isSortable: true, value: (row) => row.added },
  {
    id: 'note',
    header: 'Note',
    kind: 'custom',
    width: 120,
    value: (row) => row.id,
    render: (row) => <i>Row {row.id}</i>,
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    width: 104,
    value: (row) => [
      { id: 'edit', label: 'Edit', isInline: true, onAction: () => onEdit(row.id) },
      { id: 'delete', label: 'Delete', isDestructive: true, onAction: () => onDelete(row.id) },
      {
        id: 'unlink',
        label: 'Unlink',
        onAction: fn(),
        disabled: true,
        reason: 'You need the permission can_update_user.',
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Data/Table kinds',
  component: Table<Thing>,
  args: { label: 'Things', columns, rows: things, rowId: (row: Thing) => row.id },
});

/** Every kind with a value, with a long value, and without one. */
export const Kinds = meta.story({
  render: (args) => (
    <div style={{ minInlineSize: 1900 }}>
      <Table {...args} columns={columns} rows={things} rowId={(row) => row.id} label="Things" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getAllByRole('row')[1] as HTMLElement;
    await expect(first.querySelector('img')).toHaveAttribute('src', PICTURE);
    await expect(within(first).getByRole('cell', { name: /41,306/ })).toHaveTextContent('41,306');
    await expect(within(first).getByText('$12,345.00')).toBeVisible();
    const address = within(first).getByRole('link', { name: 'renata.almeida@northlight.example' });
    await expect(address).toHaveAttribute('href', 'mailto:renata.almeida@northlight.example');
    // As black as the other words: in each row of a list, blue would draw the eye away from the name.
    await expect(getComputedStyle(address).color).toBe(getComputedStyle(address.closest('td') as Element).color);
    await expect(await within(first).findByRole('progressbar', { name: 'Import, Renata Almeida' })).toBeInTheDocument();
    await userEvent.click(within(first).getByRole('button', { name: 'Edit, Renata Almeida' }));
    await expect(onEdit).toHaveBeenCalledWith('1');
    within(first).getByRole('button', { name: 'Actions for Renata Almeida' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith('1');
    const last = canvas.getAllByRole('row')[3] as HTMLElement;
    await expect(within(last).getAllByRole('img', { name: 'none' })).toHaveLength(10);
  },
});

export const Compact = meta.story({ globals: { density: 'compact' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const HighContrast = meta.story({ globals: { theme: 'high-contrast' } });
