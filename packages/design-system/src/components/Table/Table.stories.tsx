import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';
import { NOTHING_SELECTED, type TableSelection } from './tableSelection.ts';
import { DEFAULT_TABLE_STATE } from './tableState.ts';

const orders = makeOrders(38);
const meta = preview.meta({
  title: 'Data/Table',
  component: Table<Order>,
  tags: ['autodocs'],
  args: {
    label: 'Orders',
    columns: ORDER_COLUMNS,
    rows: orders,
    rowId: (order: Order) => order.id,
    search: 'Search by order or product',
    filters: ORDER_FILTERS,
    onStateChange: fn(),
  },
});

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** Search, filter, sort, pages, selection and a link for each row: what a list of orders has. */
export const Orders = meta.story({
  render: function OrdersTable(args: TableProps<Order>) {
    const [selection, setSelection] = useState<TableSelection>({ kind: 'some', ids: ['10442'] });
    return (
      <Table
        {...args}
        rowHref={(order) => `#/orders/${order.id}`}
        initialState={{ sort: [{ id: 'start', direction: 1 }] }}
        selection={selection}
        onSelectionChange={setSelection}
        canSelectAll
        bulkActions={<Button>Launch</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '39');
    await expect(canvas.getByText('1–10 of 38')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Autumn trail boots, wave 1' })).toBeVisible();
  },
});

export const SortsByKeyboardAndSaysSo = meta.story({
  name: 'A07 Sorts by keyboard and says so',
  play: async ({ canvas, userEvent }) => {
    const header = () => canvas.getByRole('columnheader', { name: 'Ordered' });
    await expect(header()).toHaveAttribute('aria-sort', 'none');
    const button = canvas.getByRole('button', { name: 'Ordered' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Sorted by Ordered, ascending')).toHaveAttribute('role', 'status');
    await userEvent.keyboard(' ');
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toContain('Autumn trail boots');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header()).toHaveAttribute('aria-sort', 'none');
  },
});

export const SortsBySeveralColumns = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sort: [
          { id: 'status', direction: 1 },
          { id: 'ordered', direction: 1 },
        ],
      }),
    );
    await expect(names()).toHaveLength(10);
  },
});

export const PutsMissingValuesLast = meta.story({
  args: { isPaged: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(button);
    const last = () => canvas.getAllByRole('row').at(-1) as HTMLElement;
    await expect(within(last()).getAllByRole('img', { name: 'none' }).length).toBeGreaterThan(0);
    await userEvent.click(button);
    await expect(within(last()).getAllByRole('img', { name: 'none' }).length).toBeGreaterThan(0);
  },
});

export const SearchesAndClears = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by order or product' }), 'WINTER');
    await expect(names()).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox'), ' nothing like it');
    await expect(canvas.getByText('Nothing matches “WINTER nothing like it”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(names()).toHaveLength(10);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** As with a URL, whose router takes its time. */
export const KeepsWhatIsTypedWhileTheStateLags = meta.story({
  render: function LaggingTable(args: TableProps<Order>) {
    const [state, setState] = useState(DEFAULT_TABLE_STATE);
    return <Table {...args} state={state} onStateChange={(next) => setTimeout(() => setState(next), 30)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'winter tyres');
    await waitFor(() => expect(names()).toHaveLength(4));
    await expect(canvas.getByRole('searchbox')).toHaveValue('winter tyres');
  },
});

export const FiltersWithChips = meta.story({
  args: { initialState: { filters: { status: ['Live'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(names()).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: Live' }));
    await expect(names()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Draft' }));
    await waitFor(() => expect(canvas.getByText('Status: Draft')).toBeInTheDocument());
  },
});

export const Pages = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('This is the first page');
    await userEvent.click(next);
    await expect(canvas.getByText('11–20 of 38')).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('31–38 of 38')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ ...DEFAULT_TABLE_STATE, page: 4 });
  },
});

export const HidesColumns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Advertiser' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Advertiser' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
});

export const SelectsOverPages = meta.story({
  render: function SelectableTable(args: TableProps<Order>) {
    const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
    return (
      <Table
        {...args}
        selection={selection}
        onSelectionChange={setSelection}
        canSelectAll
        bulkActions={<Button>Launch</Button>}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await expect(canvas.getByText('11 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 38 that match' }));
    await expect(canvas.getByText('38 selected')).toBeVisible();
    await userEvent.click(boxes[2] as HTMLElement);
    await expect(canvas.getByText('37 selected')).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('group', { name: '37 selected' })).getByRole('button', { name: 'Clear' }),
    );
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
});

export const RowsAreLinks = meta.story({
  args: { rowHref: (order: Order) => `#/orders/${order.id}` },
  play: async ({ canvas, userEvent }) => {
    const follow = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: 'Winter tyres reminder' });
    link.addEventListener('click', follow);
    const row = link.closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByText('Processing'));
    await expect(follow).toHaveBeenCalledTimes(1);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(2);
  },
});

export const ShowsCutTextsToTheKeyboard = meta.story({
  args: { hasColumnMenu: false, search: false, filters: [] },
  play: async ({ canvas, userEvent }) => {
    const cut = canvas.getAllByText(/^Fernwick/)[0] as HTMLElement;
    await waitFor(() => expect(cut).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    while (document.activeElement !== cut) await userEvent.tab();
    await waitFor(() =>
      expect(document.querySelector('[data-part="full-text"]')).toHaveTextContent('Outdoor Supplies'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-part="full-text"]')).toBeNull());
  },
});

export const ServerData = meta.story({
  args: { rows: orders.slice(10, 20), total: 38, state: { ...DEFAULT_TABLE_STATE, page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('11–20 of 38')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'boots{Enter}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ ...DEFAULT_TABLE_STATE, search: 'boots' });
  },
});

export const PageThatIsGone = meta.story({
  args: { rows: [], total: 38, state: { ...DEFAULT_TABLE_STATE, page: 9 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('There is no page 9 any more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ ...DEFAULT_TABLE_STATE, page: 4 });
  },
});

export const InsideACard = meta.story({
  args: { isFlush: true },
  render: (args: TableProps<Order>) => (
    <Card title="Orders" isFlush>
      <Table {...args} />
    </Card>
  ),
});

export const Loading = meta.story({
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading Orders')).toHaveAttribute('role', 'status');
  },
});

export const Refreshing = meta.story({ args: { isRefreshing: true, total: 38, rows: orders.slice(0, 10) } });

export const Empty = meta.story({
  args: {
    rows: [],
    empty: {
      title: 'No orders yet',
      description: 'An order says what is sent to whom and when.',
      action: <Button variant="primary">Add order</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add order' })).toBeVisible();
  },
});

const onRetry = fn();
export const Failed = meta.story({
  args: { rows: undefined, error: { message: 'The orders could not be loaded.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const RefreshFailed = meta.story({
  args: { error: { message: 'These orders are from 10:02 AM; newer ones could not be loaded.', onRetry } },
});

export const TenThousandRows = meta.story({
  args: { rows: makeOrders(10_000), isPaged: false },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001'));
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(400_000));
    const rendered = () => canvas.getAllByRole('rowheader').length;
    await waitFor(() => expect(rendered()).toBeLessThan(40));
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText('#443')).toBeInTheDocument());
    await userEvent.type(canvas.getByRole('searchbox'), '#443');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(11));
  },
});

export const Cards = meta.story({
  args: { rowHref: (order: Order) => `#/orders/${order.id}` },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 358 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Sort' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
