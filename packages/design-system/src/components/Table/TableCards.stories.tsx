import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ORDER_COLUMNS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const COLUMNS: readonly TableColumn<Order>[] = [
  ...ORDER_COLUMNS.slice(0, 4),
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    value: () => [
      { id: 'edit', label: 'Edit', isInline: true, onAction: fn() },
      { id: 'copy', label: 'Copy', onAction: fn() },
    ],
  },
];
const MENU_ONLY: readonly TableColumn<Order>[] = [
  ...ORDER_COLUMNS.slice(0, 4),
  { id: 'actions', header: 'Actions', kind: 'actions', value: () => [{ id: 'copy', label: 'Copy', onAction: fn() }] },
];

const meta = preview.meta({
  title: 'Data/Table cards',
  component: Table<Order>,
  args: { label: 'Orders', columns: COLUMNS, rows: makeOrders(3), rowId: (order: Order) => order.id },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 480 }}>
      <Table {...args} />
    </div>
  ),
});

/** A card has everything that a row has: its checkbox, its actions, the content below it. The totals are a card too. */
export const Complete = meta.story({
  args: {
    selection: { kind: 'some', ids: ['10442'] },
    onSelectionChange: fn(),
    renderMore: (order: Order) => <p>Ordered by {order.advertiser}</p>,
    totals: { ordered: 541_306 },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('rowheader');
    const value = canvas.getAllByText('250,000')[0];
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(value?.getBoundingClientRect().top ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: /^More about Autumn trail boots/ }));
    await expect(canvas.getByText(/^Ordered by/)).toBeVisible();
    await expect(canvas.getByText('541,306')).toBeVisible();
  },
});

/** The actions of a card take no row of their own: they are on the line of its badges, or else of its name. */
export const ActionsBesideTheBadge = meta.story({
  args: {
    columns: [
      ...COLUMNS,
      { id: 'status', header: 'Status', kind: 'badge', value: () => ({ label: 'Live', tone: 'success' }) },
    ],
  },
  play: async ({ canvas }) => {
    const badge = canvas.getAllByText('Live')[0]?.getBoundingClientRect() ?? new DOMRect();
    const button = canvas.getAllByRole('button', { name: /^Edit/ })[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(button.top).toBeLessThan(badge.bottom);
    await expect(button.bottom).toBeGreaterThan(badge.top);
  },
});

export const ActionsBesideTheName = meta.story({
  args: { columns: COLUMNS.filter(({ kind }) => kind !== 'badge') },
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect() ?? new DOMRect();
    const button = canvas.getAllByRole('button', { name: /^Edit/ })[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(button.left).toBeGreaterThan(name.left);
    await expect(button.top).toBeLessThan(name.bottom);
  },
});

/** A menu without other buttons is beside the name. */
export const MenuBesideTheName = meta.story({
  args: { columns: MENU_ONLY },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader');
    const [menu] = canvas.getAllByRole('button', { name: /^Actions for/ });
    const middle = menu?.getBoundingClientRect() ?? new DOMRect();
    await expect(name?.getBoundingClientRect().bottom).toBeGreaterThan(middle.top + middle.height / 2);
  },
});

/** Without a badge, the menu and the expand button are beside each other. */
export const MenuBesideTheExpandButton = meta.story({
  args: { columns: MENU_ONLY, renderMore: (order: Order) => <p>Ordered by {order.advertiser}</p> },
  play: async ({ canvas }) => {
    const placeOf = (name: RegExp) =>
      canvas.getAllByRole('button', { name })[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(placeOf(/^Actions for/).right).toBeLessThanOrEqual(placeOf(/^More about/).left);
  },
});

/** The application draws the cards. They are ticked, sorted and paged as rows are. */
export const DrawnByTheApplication = meta.story({
  args: {
    selection: { kind: 'some', ids: ['10442'] },
    onSelectionChange: fn(),
    bulkActions: 'Actions',
    renderCards: (orders, tick) => (
      <Grid min={240}>
        {orders?.map((order) => (
          <Card key={order.id} aria-label={order.product}>
            <Stack direction="row" gap={8} align="center">
              {tick(order)} {order.product}
            </Stack>
          </Card>
        ))}
      </Grid>
    ),
  },
  render: (args) => <Table {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(first).toBeVisible();
    await userEvent.click(second ?? document.body);
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Sort' })).toBeVisible();
  },
});

/** The page of a server shows cards before its scripts have run. Until then the buttons of the head can't be reached. */
export const FromAServer = meta.story({
  // Axe misses the names of the columns, which are back as soon as the scripts have run.
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  render: (args: TableProps<Order>) => (
    // oxlint-disable-next-line react/no-danger -- the page as a server sends it
    <div style={{ maxInlineSize: 480 }} dangerouslySetInnerHTML={{ __html: renderToString(<Table {...args} />) }} />
  ),
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('thead button');
    await expect(button).toHaveTextContent('Product');
    await expect(button).not.toBeVisible();
  },
});

/** A remark without room beside a long name is on the line below it, whole. */
export const RemarkBelowALongName = meta.story({
  args: {
    columns: [
      {
        id: 'name',
        header: 'Name',
        kind: 'text',
        value: () => 'A name of so many words that it needs more than one line of the card',
        detail: () => 'first in line 4,410',
      },
      ...ORDER_COLUMNS.slice(2, 4),
    ],
    rows: makeOrders(1),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^A name of so many words/).getBoundingClientRect();
    const remark = canvas.getByText('first in line 4,410').getBoundingClientRect();
    await expect(remark.top).toBeGreaterThanOrEqual(name.bottom);
    // One line of it, and not a column of single letters.
    await expect(remark.width).toBeGreaterThan(4 * remark.height);
  },
});
