import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ORDER_COLUMNS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableColumn } from './columns/tableColumns.ts';
import type { TableProps } from './tableProps.ts';
import { NOTHING_SELECTED, type TableSelection } from './selection/tableSelection.ts';
import { DEFAULT_TABLE_STATE } from './state/tableState.ts';

const onEdit = fn();
const COLUMNS: readonly TableColumn<Order>[] = [
  ...ORDER_COLUMNS.slice(0, 4),
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    width: 140,
    value: () => [
      { id: 'edit', label: 'Edit', isInline: true, onAction: onEdit },
      { id: 'copy', label: 'Copy', onAction: fn() },
    ],
  },
];

const meta = preview.meta({
  title: 'Data/Table selecting and keys',
  component: Table<Order>,
  args: { label: 'Orders', columns: COLUMNS, rows: makeOrders(38), rowId: (order: Order) => order.id },
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
});

function focused(): string {
  const cell = document.activeElement;
  return `${cell?.closest('tr')?.getAttribute('aria-rowindex')} ${cell?.textContent}`;
}
function selectedNames(): string[] {
  return screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('rowheader').textContent ?? '');
}
function box(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name: `Select ${name}` });
}

/** Single rows, ranges with Shift, whole pages, and every row that matches, with exceptions. */
export const SelectsOverPages = meta.story({
  args: { rows: makeOrders(1204) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(await canvas.findByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[2] as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[5] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByText('14 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,204 that match' }));
    await expect(canvas.getByText('1,204 selected')).toBeVisible();
    await expect(canvas.getByText('1,204 of 1,204 selected')).toHaveRole('status');
    // Its button is gone. The focus is on the button that undoes it.
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.click(boxes[2] as HTMLElement);
    await expect(canvas.getByText('1,203 selected')).toBeVisible();
    const bar = within(canvas.getByRole('group', { name: '1,203 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    await expect(canvas.getByText('Selection cleared')).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
});

/** Shift with Enter or Space on a header adds it to the sort, like Shift with a click. */
export const SortsBySeveralColumnsByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sorted = () => canvas.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'));
    canvas.getByRole('columnheader', { name: 'Product' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(sorted().slice(0, 2)).toEqual(['ascending', 'ascending']);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(sorted().slice(0, 2)).toEqual(['ascending', 'descending']);
    await userEvent.keyboard('{Enter}');
    await expect(sorted().slice(0, 2)).toEqual(['none', 'none']);
  },
});

/** Selecting all that match ends with another search. Rows that were ticked one by one stay selected. */
export const AllThatMatchEndsWithTheSearch = meta.story({
  args: { search: 'Search', rows: makeOrders(60) },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.type(search, 'winter');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 6 that match' }));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    await expect(canvas.getByText('Selection cleared')).toHaveRole('status');
  },
});

/** One tab stop; arrows, Home, End and Page keys move; Space and Shift select; Enter, F2 and Escape go in and out. */
export const WalkedByKeys = meta.story({
  args: { rowHref: (order: Order) => `#/orders/${order.id}` },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe('2 Autumn trail boots, wave 1#10442');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAttribute('data-kind', 'actions');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '11');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}');

    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(selectedNames()).toHaveLength(2);
    await expect(focused()).toContain('3 Members’ evening');
    await expect(box('Members’ evening invitation #10441')).toBeChecked();

    const follow = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: /^Members/ }).addEventListener('click', follow);
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();

    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit, Members’ evening invitation #10441' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Actions for Members’ evening invitation #10441');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onEdit).toHaveBeenCalled();
    // A dialog around the table doesn't get this Escape.
    const around = fn();
    document.addEventListener('keydown', around, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAttribute('data-kind', 'actions');
    await expect(around).not.toHaveBeenCalled();
    document.removeEventListener('keydown', around);

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Launch' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('data-kind', 'actions');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByText('10 selected')).toBeVisible();
  },
});

/** A list for reading stays a table: its rows have no state, and screen readers keep their own keys. */
export const StaysATableToRead = meta.story({
  args: { columns: ORDER_COLUMNS },
  render: (args: TableProps<Order>) => <Table {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByRole('gridcell')).toBeNull();
  },
});

async function copied(): Promise<string> {
  const data = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  await expect(event.defaultPrevented).toBe(true);
  return data.getData('text/plain');
}

/** Ctrl+C or Cmd+C copies the focused cell, or the selected rows of all pages. The menu copies as Markdown too. */
export const Copies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    first.focus();
    await expect(await copied()).toBe('Autumn trail boots, wave 1 #10442');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(box('Members’ evening invitation #10431'));
    const lines = (await copied()).split('\n');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toBe('Product\tAdvertiser\tStart\tOrdered');
    await expect(lines[2]).toContain('Members’ evening invitation #10431\t');
    await expect(canvas.getByText('Copied: 2 rows')).toHaveAttribute('role', 'status');

    const write = fn((_: string) => Promise.resolve());
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: write });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As Markdown' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    await expect(write.mock.lastCall?.[0]).toMatch(/^\| Product \| Advertiser \| Start \| Ordered \|\n\| --- \|/);
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
  },
});

/** Fetches the rows that weren't loaded yet, for the file and for the selected rows. */
export const ServerRowsAsCsv = meta.story({
  args: {
    rows: makeOrders(38).slice(0, 10),
    total: 38,
    state: DEFAULT_TABLE_STATE,
    csvName: 'orders.csv',
    loadAll: fn(() => Promise.resolve(makeOrders(38))),
  },
  play: async ({ canvas, userEvent, args }) => {
    const saved: { name: string; text: Promise<string> }[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    let file = new Blob();
    URL.createObjectURL = (given) => {
      file = given as Blob;
      return createObjectURL(given);
    };
    HTMLAnchorElement.prototype.click = function save() {
      saved.push({ name: this.download, text: file.text() });
    };
    try {
      const button = await canvas.findByRole('button', { name: 'Download CSV' });
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'The 10 rows shown' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'All 38 rows' }));
      await waitFor(() => expect(saved).toHaveLength(2));
      await expect(args.loadAll).toHaveBeenCalledOnce();
      const texts = await Promise.all(saved.map(({ text }) => text));
      await expect(texts.map((text) => text.trim().split('\r\n').length)).toEqual([11, 39]);
      await expect(saved[0]?.name).toBe('orders.csv');
    } finally {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
    }
  },
});
