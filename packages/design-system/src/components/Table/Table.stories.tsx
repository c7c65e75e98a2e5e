import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';
import type { TableSelection } from './selection/tableSelection.ts';
import { DEFAULT_TABLE_STATE } from './state/tableState.ts';

const orders = makeOrders(38);
const onRetry = fn();
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

const FEW = {
  columns: ORDER_COLUMNS,
  rowId: (order: Order) => order.id,
  isPaged: false,
  hasColumnMenu: false,
};

/** Rows in every state, and everything that replaces them. */
export const Permutations = meta.story({
  render: () => (
    <Stack gap={24}>
      <Table
        {...FEW}
        label="With everything"
        rows={orders.slice(0, 5)}
        rowHref={(order) => `#/orders/${order.id}`}
        initialState={{ sort: [{ id: 'start', direction: 1 }] }}
        selection={{ kind: 'some', ids: ['10441'] }}
        renderMore={(order) => `${order.product} was ordered by ${order.advertiser}.`}
        hasMore={(order) => order.id !== '10438'}
        opened={['10440']}
        totals={(all) => ({ ordered: all.reduce((sum, order) => sum + order.ordered, 0) })}
        bulkActions={<Button>Launch</Button>}
      />
      <Table {...FEW} label="Plain" rows={orders.slice(0, 2)} density="compact" />
      <Table {...FEW} label="Loading" rows={undefined} isPaged initialState={{ pageSize: 3 }} />
      <Table
        {...FEW}
        label="Refreshing"
        rows={orders.slice(0, 1)}
        isRefreshing
        error={{ message: 'These orders are from 10:02 AM.', onRetry }}
      />
      <Table {...FEW} label="Empty" rows={[]} />
      <Table {...FEW} label="Failed" rows={undefined} error={{ message: 'The orders could not be loaded.', onRetry }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The skeleton has the geometry of the rows.
    const [real, bone] = ['Refreshing', 'Loading'].map((name) =>
      canvas.getByRole('table', { name }).querySelector('tbody tr')?.getBoundingClientRect(),
    );
    await expect(bone?.height).toBe(real?.height);
    await expect(bone?.width).toBe(real?.width);
  },
});

/** A typical list: search, filters, sorting, pages, selection, and a link for each row. */
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

export const InsideACard = meta.story({
  args: { isFlush: true },
  render: (args: TableProps<Order>) => (
    <Card title="Orders" isFlush>
      <Table {...args} />
    </Card>
  ),
});

/** Words keep their direction, and begin where the page does. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const date of canvas.getAllByRole('cell', { name: /11\/2\d\/2026/ })) {
      const words = document.createRange();
      words.selectNodeContents(date);
      const side = date.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(date).paddingRight);
      await expect(Math.round(words.getBoundingClientRect().right)).toBe(Math.round(side));
    }
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
    await expect(canvas.getByText('Page 9 no longer exists')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ ...DEFAULT_TABLE_STATE, page: 4 });
  },
});

export const Loading = meta.story({
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading Orders')).toHaveAttribute('role', 'status');
  },
});

/** Newer rows arrive without a jump: nothing moves, and the focus stays. */
export const Refreshing = meta.story({
  args: { total: 38, rows: orders.slice(0, 10) },
  render: function Renewed(args: TableProps<Order>) {
    const [isRefreshing, setRefreshing] = useState(true);
    return (
      <Table
        {...args}
        isRefreshing={isRefreshing}
        toolbar={<Button onClick={() => setRefreshing(false)}>End</Button>}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const places = () => canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().top);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(places()).toEqual(before);
  },
});

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

/** The rows stay when refreshing fails. Retry removes its own button, so the focus moves to the table. */
export const TriedAgain = meta.story({
  args: { search: false, filters: [], hasColumnMenu: false },
  render: function Failing(args: TableProps<Order>) {
    const [step, setStep] = useState<'old' | 'none' | 'here'>('old');
    const next = { old: 'none', none: 'here', here: 'here' } as const;
    const error = { message: 'No answer from the server.', onRetry: () => setStep(next[step]) };
    return (
      <Table
        {...args}
        rows={step === 'none' ? undefined : args.rows}
        {...(step === 'here' ? {} : { error })}
        rowHref={(order) => `#/orders/${order.id}`}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('table').contains(document.activeElement)).toBe(true));
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await waitFor(() => expect(canvas.getByRole('table').contains(document.activeElement)).toBe(true));
  },
});

export const Cards = meta.story({
  args: { rowHref: (order: Order) => `#/orders/${order.id}` },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 358 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    // One row of controls: the search and one button, which opens all others.
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    const button = await canvas.findByRole('button', { name: 'Filters' });
    await expect(button.getBoundingClientRect().top).toBeLessThan(search.bottom);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(358 + search.left);
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ordered, descending' }));
    await userEvent.click((await panel.findAllByRole('checkbox'))[0] ?? button);
    await userEvent.keyboard('{Escape}');
    // The focus comes back once the panel has gone.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters 1' })).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Cards have no header row for the checkbox that selects all. It is above them, with a label. */
export const CardsAreSelected = meta.story({
  args: { search: false, filters: [], hasColumnMenu: false },
  render: function Selecting(args: TableProps<Order>) {
    const [selection, setSelection] = useState<TableSelection>({ kind: 'some', ids: [] });
    return (
      <div style={{ maxInlineSize: 358 }}>
        <Table {...args} selection={selection} onSelectionChange={setSelection} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Sort' });
    // There is only one: another in the hidden header would take the focus without being visible.
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all.closest('thead')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: '10 selected' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(11);
  },
});
