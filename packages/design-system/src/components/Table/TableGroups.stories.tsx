import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';
import { NOTHING_SELECTED, type TableSelection } from './selection/tableSelection.ts';

const meta = preview.meta({
  title: 'Data/Table groups',
  component: Table<Order>,
  args: {
    label: 'Orders',
    columns: ORDER_COLUMNS,
    rows: makeOrders(12),
    rowId: (order: Order) => order.id,
    groupBy: 'status',
    totals: (orders: readonly Order[]) => ({
      ordered: orders.reduce((sum, { ordered }) => sum + ordered, 0),
      deliverable: orders.reduce((sum, { deliverable }) => sum + (deliverable ?? 0), 0),
    }),
  },
});

function heading(group: string): HTMLElement {
  const button = screen.getByRole('button', { name: `Rows below ${group}` });
  return button.closest('tr') as HTMLElement;
}

/** A heading for each value of a column, in the order of the column, with count and totals. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: 'Orders' });
    const live = heading('Live');
    await expect(within(live).getByRole('rowheader')).toHaveTextContent('Live1');
    await expect(live).toHaveAttribute('aria-level', '1');
    await expect(live).toHaveAttribute('aria-expanded', 'true');
    const headings = canvas.getAllByRole('row', { expanded: true });
    await expect(headings.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await expect(within(heading('Approved')).getByText('381,215')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rows below Draft' }));
    await expect(heading('Draft')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('春のカタログ 先行案内')).toBeNull();
  },
});

/** Sorting is within the groups, and by the column itself it orders them. Rows that don't match aren't counted. */
export const SortedAndFound = meta.story({
  args: { search: 'Search orders', filters: ORDER_FILTERS },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: 'Orders' });
    const groups = () =>
      canvas.getAllByRole('row', { expanded: true }).map((row) => row.querySelector('th')?.textContent);
    await expect(groups()[0]).toBe('Approved2');
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }));
    await expect(groups()[0]).toBe('Approved2');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await expect(groups().at(-1)).toBe('Approved2');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'Autumn');
    await waitFor(() => expect(groups()).toEqual(['Processing1', 'Error - Volume Discrepancy1']));
  },
});

/** The tick of a heading selects its rows. Only rows are counted. */
export const Selected = meta.story({
  render: function SelectableGroups(args: TableProps<Order>) {
    const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
    return <Table {...args} selection={selection} onSelectionChange={setSelection} />;
  },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all of Approved' });
    await userEvent.click(all);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(within(heading('Approved').nextElementSibling as HTMLElement).getByRole('checkbox'));
    await expect(all).toBePartiallyChecked();
    heading('Live').querySelector('th')?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByText('12 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all of Draft' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all of Draft' })).not.toBeChecked();
  },
});

export const Cards = meta.story({
  args: { rows: makeOrders(8) },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 360 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: 'Orders' });
    const left = (row: Element | null | undefined) => row?.getBoundingClientRect().left ?? 0;
    await expect(left(heading('Live').nextElementSibling)).toBeGreaterThan(left(heading('Live')));
    await expect(within(heading('Live')).getByText('205,520')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rows below Live' }));
    await expect(canvas.queryByText('Early access, gift sets')).toBeNull();
  },
});

/** Headings keep their place and their totals while the columns scroll under the pinned ones. */
export const Scrolled = meta.story({
  args: { overflow: 'scroll', initialState: { columns: { hidden: [], pinned: { start: ['product'] } } } },
  render: (args: TableProps<Order>) => (
    <div style={{ inlineSize: 760 }}>
      <Table {...args} rows={args.rows?.slice(0, 4)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = (await canvas.findByRole('treegrid', { name: 'Orders' })).parentElement as HTMLElement;
    const title = heading('Processing').querySelector('th');
    const left = () => Math.round(title?.getBoundingClientRect().left ?? 0);
    const before = left();
    scroller.scrollLeft = 300;
    await waitFor(() => expect(scroller.scrollLeft).toBe(300));
    await expect(left()).toBe(before);
  },
});
