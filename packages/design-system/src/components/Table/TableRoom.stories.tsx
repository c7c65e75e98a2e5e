import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DesignProvider } from '../../provider/DesignProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { TableColumn } from './columns/tableColumns.ts';
import { ORDER_COLUMNS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const meta = preview.meta({
  title: 'Data/Table room',
  component: Table<Order>,
  args: { label: 'Orders', columns: ORDER_COLUMNS, rows: makeOrders(3), rowId: (order: Order) => order.id },
  render: (args: TableProps<Order>) => (
    <div style={{ inlineSize: 760 }}>
      <Table {...args} />
    </div>
  ),
});

function headers(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent);
}

/** Columns that have no room are counted on the button, and named in its panel. */
export const SaidOnTheButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(headers()).toEqual(['Product', 'Start', 'Deliverable', 'Status']);
    const button = canvas.getByRole('button', { name: 'Columns' });
    await expect(button).toHaveTextContent('Columns3 more');
    await expect(button).toHaveAccessibleDescription('3 don’t fit');
    await userEvent.click(button);
    await expect(await screen.findByRole('checkbox', { name: 'Ordered', description: /Doesn’t fit/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
  },
});

/** Without the button, they are named below the rows. */
export const SaidBelowTheRows = meta.story({
  args: { hasColumnMenu: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not shown at this width: Advertiser, Ordered, Who acts')).toBeVisible();
  },
});

/** A card has few of the columns. The others are named below the cards, or counted where columns are arranged. */
export const SaidOnCards = meta.story({
  render: (args: TableProps<Order>) => (
    <Stack gap={24}>
      <div style={{ inlineSize: 360 }}>
        <Table {...args} rows={makeOrders(1)} hasColumnMenu={false} />
      </div>
      <div style={{ inlineSize: 360 }}>
        <Table {...args} label="Orders, with controls" rows={makeOrders(1)} />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not shown at this width: Advertiser, Ordered, Who acts')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Sort' })[1] ?? document.body);
    await expect(await screen.findByRole('button', { name: 'Columns' })).toHaveAccessibleDescription('3 don’t fit');
  },
});

/** Instead of taking columns away, the table scrolls. */
export const Scrolls = meta.story({
  args: { overflow: 'scroll' },
  play: async ({ canvas }) => {
    await expect(headers()).toHaveLength(ORDER_COLUMNS.length);
    const region = canvas.getByRole('region', { name: 'Orders' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveTextContent(/^Columns$/);
  },
});

/** Columns that were pinned stay at their edge while the others scroll: rows keep their ticks and names. */
export const ScrollsBesideItsNames = meta.story({
  args: {
    overflow: 'scroll',
    selection: { kind: 'some', ids: [] },
    onSelectionChange: fn(),
    initialState: { columns: { hidden: [], pinned: { start: ['product'] } } },
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const [row] = canvas.getAllByRole('row', { selected: false });
    const lefts = () =>
      [...(row?.children ?? [])].slice(0, 3).map((cell) => Math.round(cell.getBoundingClientRect().left));
    const before = lefts();
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(lefts()[2]).toBeLessThan(before[2] ?? 0));
    await expect(lefts().slice(0, 2)).toEqual(before.slice(0, 2));
    await expect(headers()).toHaveLength(ORDER_COLUMNS.length);
  },
});

const WITH_ACTIONS: readonly TableColumn<Order>[] = [
  ...ORDER_COLUMNS.slice(0, 1),
  { id: 'ordered', header: 'Ordered', kind: 'number', value: (order) => order.ordered },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    value: (order) => [
      { id: 'open', label: order.id === '10442' ? 'Open in the editor' : 'Open', isInline: true, onAction: fn() },
      { id: 'copy', label: 'Copy', isInline: true, onAction: fn() },
      { id: 'delete', label: 'Delete', onAction: fn() },
    ],
  },
];

/** The column of actions is as wide as the widest row of them, so that no button lies over the neighbour. */
export const ActionsHaveRoom = meta.story({
  args: { columns: WITH_ACTIONS },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('tbody [data-kind="actions"]')];
    await expect(cells).toHaveLength(3);
    for (const cell of cells) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      const [first] = cell.querySelectorAll('button');
      await expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(cell.getBoundingClientRect().left + 8);
    }
  },
});

const PLACES = [
  ['en-US', 'America/New_York'],
  ['en-US', 'Asia/Kathmandu'],
  ['de-DE', 'Europe/Berlin'],
  ['pt-BR', 'America/Sao_Paulo'],
  ['ja-JP', 'Asia/Tokyo'],
  ['ar-EG', 'America/New_York'],
] as const;

/** A date is whole in every locale and zone. */
export const DatesAreWhole = meta.story({
  args: { columns: [...ORDER_COLUMNS.slice(0, 1), ...ORDER_COLUMNS.slice(2, 3)], hasColumnMenu: false },
  render: (args: TableProps<Order>) => (
    <Stack gap={16}>
      {PLACES.map(([locale, timeZone]) => (
        <DesignProvider key={`${locale} ${timeZone}`} locale={locale} timeZone={timeZone}>
          <Table {...args} label={`Orders, ${locale}, ${timeZone}`} />
        </DesignProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody [data-kind="date"]')).toHaveLength(18));
    const cut = [...canvasElement.querySelectorAll<HTMLElement>('tbody [data-kind="date"]')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth,
    );
    await expect(cut.map((cell) => cell.textContent)).toEqual([]);
  },
});
