import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ORDER_COLUMNS, ORDER_FILTERS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { NOTHING_SELECTED } from './selection/tableSelection.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const COLUMNS = ORDER_COLUMNS.filter(({ id }) => id !== 'advertiser').map((column) => {
  if (column.id === 'product') return { ...column, below: (order: Order) => order.advertiser };
  return column.id === 'who' ? { ...column, detail: undefined, below: (order: Order) => order.by } : column;
}) as typeof ORDER_COLUMNS;

function dayOf({ start }: Order): string {
  return start === null ? 'Without a start' : new Date(start).toLocaleDateString('en-US', { timeZone: 'UTC' });
}

const meta = preview.meta({
  title: 'Data/Table lines',
  component: Table<Order>,
  args: {
    label: 'Orders',
    columns: COLUMNS,
    rows: makeOrders(6),
    rowId: (order: Order) => order.id,
    rowHref: (order: Order) => `#/orders/${order.id}`,
    search: 'Search by order or product',
    filters: ORDER_FILTERS,
  },
});

/** A value with a fact below it: rows are 44 px high, and the name has the whole first line. */
export const TwoLines = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Winter tyres reminder' });
    const row = link.closest('tr') as HTMLElement;
    const advertiser = within(row).getByText('Brückner Reifen Gesellschaft');
    await expect(advertiser.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      link.getBoundingClientRect().bottom - 2,
    );
    await expect(Math.round(row.getBoundingClientRect().height)).toBeGreaterThanOrEqual(43);
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Winter tyres reminder');
  },
});

/** Headings where the day of the rows changes. The keyboard passes them, and a tick for the page selects rows only. */
export const Headings = meta.story({
  args: {
    rows: makeOrders(8).toSorted((one, two) => (one.start ?? '~').localeCompare(two.start ?? '~')),
    rowHeading: dayOf,
    selection: NOTHING_SELECTED,
    onSelectionChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const days = [...new Set((args.rows ?? []).map(dayOf))];
    const headings = canvas.getAllByRole('row').filter(({ dataset }) => dataset['heading'] !== undefined);
    await expect(headings.map(({ textContent }) => textContent)).toEqual(days);
    canvas.getAllByRole('rowheader')[0]?.focus();
    for (const _ of args.rows ?? []) await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      kind: 'some',
      ids: (args.rows ?? []).map(({ id }) => id),
    });
  },
});

function Parts() {
  return (
    <Stack direction="row" gap={4} role="group" aria-label="Orders">
      <Button variant="quiet" aria-pressed>
        Ahead 38
      </Button>
      <Button variant="quiet" aria-pressed={false}>
        Overdue 9
      </Button>
      <Button variant="quiet" aria-pressed={false}>
        Finished 212
      </Button>
    </Stack>
  );
}

/** The parts of the list and its other controls are one line. */
export const Tabs = meta.story({
  args: { tabs: <Parts /> },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const parts = canvas.getByRole('group', { name: 'Orders' });
    await expect(middle(canvas.getByRole('button', { name: 'Filters' }))).toBe(middle(parts));
    await expect(parts.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('searchbox').getBoundingClientRect().left,
    );
  },
});

/** On a phone the parts stay in view, above the search. */
export const Cards = meta.story({
  args: { tabs: <Parts />, rowHeading: dayOf },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 320 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const parts = canvas.getByRole('group', { name: 'Orders' });
    const search = await canvas.findByRole('searchbox');
    await expect(parts.getBoundingClientRect().bottom).toBeLessThanOrEqual(search.getBoundingClientRect().top);
    await expect(canvas.getByText('Brückner Reifen Gesellschaft')).toBeVisible();
  },
});
