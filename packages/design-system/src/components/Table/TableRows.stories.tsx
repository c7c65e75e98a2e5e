import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pointAt } from '../../../../../.storybook/plays/pointAt.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { NOTHING_SELECTED, type TableSelection } from './selection/tableSelection.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const TONES = ['danger', 'warning', 'success', 'accent'] as const;

const meta = preview.meta({
  title: 'Data/Table rows',
  component: Table<Order>,
  args: {
    label: 'Orders',
    columns: ORDER_COLUMNS,
    rows: makeOrders(38),
    rowId: (order: Order) => order.id,
    search: 'Search by order or product',
    filters: ORDER_FILTERS,
    onStateChange: fn(),
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

/** A row that opens something: its name is a button, and a click anywhere on it does the same. */
export const RowsDoSomething = meta.story({
  args: { onRowAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Winter tyres reminder' });
    const row = button.closest('tr') as HTMLElement;
    // Like a link, it begins where its cell does, and ends with an ellipsis where it is cut.
    const cell = button.closest('th') as HTMLElement;
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineStart);
    await expect(button.getBoundingClientRect().left).toBe(cell.getBoundingClientRect().left + padding);
    await expect(getComputedStyle(button)).toMatchObject({ display: 'block', textOverflow: 'ellipsis' });
    await userEvent.click(within(row).getByText('Processing'));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ product: 'Winter tyres reminder' }),
    );
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
  },
});

export const ShowsCutTextsToTheKeyboard = meta.story({
  args: {
    hasColumnMenu: false,
    search: false,
    filters: [],
    initialState: { columns: { hidden: [], widths: { deliverable: 64, ordered: 64 } } },
  },
  play: async ({ canvas, userEvent }) => {
    // The text of a header can be cut off too. Its button has the focus.
    canvas.getByRole('button', { name: 'Ordered' }).focus();
    const full = () => document.querySelector('[data-part="full-text"]');
    await waitFor(() => expect(full()).toHaveTextContent('Ordered'));
    const cut = canvas.getAllByText(/^Fernwick/)[0] as HTMLElement;
    await waitFor(() => expect(cut).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    while (document.activeElement !== cut) await userEvent.tab();
    await waitFor(() =>
      expect(document.querySelector('[data-part="full-text"]')).toHaveTextContent('Outdoor Supplies'),
    );
    const around = fn();
    document.addEventListener('keydown', around);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(full()).toBeNull());
    // A dialog around the table gets only the next one.
    await expect(around).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(around).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', around);
  },
});

/** Any content below a row. The button that opens it is a cell of the grid. */
export const RowsOpen = meta.story({
  args: {
    renderMore: (order: Order) => (
      <p>
        {order.product} was ordered by {order.advertiser}. <Button size="small">History</Button>
      </p>
    ),
    hasMore: (order: Order) => order.status !== 'Draft',
    onOpenedChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'More about Winter tyres reminder #10439' });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenedChange).toHaveBeenLastCalledWith(['10439']);
    await expect(canvas.getByText(/^Winter tyres reminder was ordered/)).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    // Drafts have nothing to open.
    await expect(canvas.getAllByRole('button', { name: /^More about/ })).toHaveLength(9);
  },
});

/** The totals stay in view. They are made from all rows that match, not only from the page. */
export const Totals = meta.story({
  args: {
    maxHeight: 320,
    totals: (all: readonly Order[]) => ({ ordered: all.reduce((sum, order) => sum + order.ordered, 0) }),
  },
  play: async ({ canvas, userEvent }) => {
    const last = () => within(canvas.getAllByRole('row').at(-1) as HTMLElement);
    await canvas.findByRole('rowheader', { name: 'Total' });
    await expect(last().getByRole('rowheader')).toHaveTextContent('Total');
    await expect(last().getByText('5,408,943')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '40');
    // The header and the totals stay in view while the rows scroll between them.
    const scroller = canvas.getByRole('table').parentElement as HTMLElement;
    const edges = () => ['thead tr', 'tfoot tr'].map((row) => scroller.querySelector(row)?.getBoundingClientRect().top);
    const before = edges();
    scroller.scrollTop = 120;
    await waitFor(() => expect(scroller.scrollTop).toBe(120));
    await expect(edges()).toEqual(before);
    await userEvent.type(canvas.getByRole('searchbox'), '10442');
    await expect(last().getByText('250,000')).toBeVisible();
  },
});

/** Printing shows every row, without scrolling and without controls. */
export const PrintsEveryRow = meta.story({
  args: { rows: makeOrders(240), isPaged: false },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    const rows = () => canvasElement.querySelectorAll('tbody tr[data-row]').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    await expect(scroller).toHaveAttribute('data-scrolls');
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rows()).toBe(240);
    await expect(scroller).not.toHaveAttribute('data-scrolls');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(60));
  },
});

/** Above 200 rows only those in view are in the document, in any container. The keyboard reaches all rows. */
export const TenThousandRows = meta.story({
  args: { rows: makeOrders(10_000), isPaged: false },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    const scroller = grid.parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(400_000));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(40));
    const first = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    await userEvent.click(first);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    // After scrolling the focused row away, the next key continues from its place.
    const index = Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
    scroller.scrollTop = 0;
    await waitFor(() => expect(scroller).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', String(index + 1)),
    );
    await userEvent.type(canvas.getByRole('searchbox'), '#443');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(11));
  },
});

const renderCell = fn((order: Order) => order.product);

/** Sorting, ticking and searching don't render a cell again. Without that, 10,000 rows would be slow. */
export const KeepsTheCellsOfRowsThatStay = meta.story({
  args: {
    columns: [
      {
        id: 'product',
        header: 'Product',
        kind: 'custom',
        isSortable: true,
        value: ({ product }) => product,
        render: renderCell,
      },
      { id: 'ordered', header: 'Ordered', kind: 'number', isSortable: true, value: ({ ordered }) => ordered },
    ],
    rows: makeOrders(12),
    isPaged: false,
    selection: { kind: 'some', ids: [] },
  },
  render: function Selecting(args: TableProps<Order>) {
    const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
    return <Table {...args} selection={selection} onSelectionChange={setSelection} />;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(renderCell).toHaveBeenCalled());
    renderCell.mockClear();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }));
    await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(renderCell).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('searchbox'), 'winter');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(12));
    await expect(renderCell).not.toHaveBeenCalled();
  },
});

/** A row that turned grey under the pointer looked as if it were no longer selected. */
export const SelectedUnderPointer = meta.story({
  args: { rows: makeOrders(3), isPaged: false, selection: { kind: 'some', ids: ['10442'] }, onSelectionChange: fn() },
  play: async ({ canvas }) => {
    const row = await waitFor(() => {
      const found = canvas.getAllByRole('row').find(({ dataset }) => dataset['selected'] !== undefined);
      if (!found) throw new Error('No row is selected');
      return found;
    });
    const { backgroundColor } = getComputedStyle(row);
    await pointAt(row, () => expect(row).toHaveStyle({ backgroundColor }));
  },
});

export const NeedsAttention = meta.story({
  args: { rowTone: (order: Order) => (order.deliverable === null ? 'danger' : undefined), isPaged: false },
  play: async ({ canvas, args }) => {
    const marked = canvas.getAllByRole('row').filter((row) => row.dataset['tone'] === 'danger');
    await expect(marked).toHaveLength((args.rows ?? []).filter(({ deliverable }) => deliverable === null).length);
    await expect(marked.length).toBeGreaterThan(0);
  },
});

/** Each tone is in every theme; axe looks at the contrast of all. */
export const RowTones = meta.story({
  args: {
    rows: makeOrders(5),
    rowTone: ({ id }: Order) => TONES[makeOrders(5).findIndex((order) => order.id === id)],
  },
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('rowheader').map((cell) => getComputedStyle(cell).color);
    await expect(new Set(colors).size).toBe(TONES.length + 1);
  },
});

export const OtherPageSizes = meta.story({
  args: { pageSizes: [5, 20], initialState: { pageSize: 5 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: '20 a page' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ pageSize: 20, page: 1 }));
  },
});
