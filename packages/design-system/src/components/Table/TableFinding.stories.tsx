import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableFilter } from './data/tableFilters.ts';
import type { TableProps } from './tableProps.ts';
import { DEFAULT_TABLE_STATE } from './state/tableState.ts';

const meta = preview.meta({
  title: 'Data/Table finding',
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

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

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

/** Before anybody points at it, a header that sorts looks different from one that doesn't. */
export const ShowsWhatSorts = meta.story({
  play: async ({ canvas }) => {
    const sorts = (header: HTMLElement) => header.hasAttribute('aria-sort');
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.filter(sorts).length).toBeGreaterThan(0);
    await expect(headers.filter(sorts).length).toBeLessThan(headers.length);
    for (const header of headers) {
      const mark = header.querySelector('svg[data-idle]');
      await expect(mark !== null, header.textContent ?? '').toBe(sorts(header));
      if (mark) await expect(mark).toBeVisible();
    }
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
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** A state in the URL lags, because the router updates late. */
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
    // The chip and Clear are both gone.
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await expect(names()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Draft' }));
    await waitFor(() => expect(canvas.getByText('Status: Draft')).toBeInTheDocument());
  },
});

/** The label of a long list of choices stays in view: the choices scroll, not the group with its label. */
export const LabelOfALongFilter = meta.story({
  args: {
    filters: [
      {
        id: 'product',
        label: 'Product',
        options: Array.from({ length: 30 }, (_, at) => ({ value: String(at), label: `Product ${at}` })),
        value: (order: Order) => order.product,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const group = await screen.findByRole('group', { name: 'Product' });
    const label = within(group).getByText('Product');
    within(group).getByRole('checkbox', { name: 'Product 29' }).scrollIntoView({ block: 'nearest' });
    await expect(getComputedStyle(group).overflowY).toBe('visible');
    const { left, top } = label.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(label);
  },
});

const GROUPS: Readonly<Record<string, string>> = { Approved: 'Going out', Live: 'Going out', Processing: 'Going out' };

/** Options below a heading, whose box is for all of them. A group of one needs no heading. */
export const GroupedOptions = meta.story({
  args: {
    filters: ORDER_FILTERS.map((filter) =>
      'options' in filter
        ? {
            ...filter,
            options: filter.options.map((option) => ({ ...option, group: GROUPS[option.value] ?? option.value })),
          }
        : filter,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const all = await screen.findByRole('checkbox', { name: 'Going out' });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('Status: Processing, Approved, Live')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Live' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryByText(/^Status:/)).toBeNull());
    await expect(screen.getAllByRole('checkbox', { name: 'Draft' })).toHaveLength(1);
  },
});

const RANGE_FILTERS: readonly TableFilter<Order>[] = [
  { id: 'product', label: 'Product', kind: 'text', value: (order) => order.product },
  { id: 'ordered', label: 'Ordered', kind: 'number', value: (order) => order.ordered },
  { id: 'start', label: 'Start', kind: 'date', value: (order) => order.start },
];

/** Filters by text, by a range of numbers and by a range of days. */
export const FiltersByRange = meta.story({
  args: { filters: RANGE_FILTERS, initialState: { filters: { start: ['', '2026-11-23'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(names()).toHaveLength(6);
    await expect(canvas.getByText('Start: up to 11/23/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const ordered = within(await screen.findByRole('group', { name: 'Ordered' }));
    await userEvent.type(await ordered.findByRole('spinbutton', { name: 'From' }), '220000');
    await waitFor(() => expect(canvas.getByText('Ordered: from 220,000')).toBeInTheDocument());
    const product = within(screen.getByRole('group', { name: 'Product' }));
    await userEvent.type(product.getByRole('searchbox'), 'WINTER');
    await waitFor(() => expect(canvas.getByText('Product: contains “WINTER”')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}{Escape}');
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
