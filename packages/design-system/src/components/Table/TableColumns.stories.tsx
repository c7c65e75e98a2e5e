import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ORDER_COLUMNS } from './orderColumns.samples.ts';
import { makeOrders, type Order } from './orders.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';
import { DEFAULT_TABLE_STATE, type TableState } from './state/tableState.ts';
import { tableStateFromSearch, tableStateToSearch } from './state/tableStateUrl.ts';
import type { TableView } from './state/tableViews.ts';

const meta = preview.meta({
  title: 'Data/Table columns',
  component: Table<Order>,
  args: {
    label: 'Orders',
    columns: ORDER_COLUMNS,
    rows: makeOrders(38),
    rowId: (order: Order) => order.id,
    onStateChange: fn(),
  },
});

const PINNED = {
  columns: { hidden: [], pinned: { start: ['product'], end: ['status'] }, widths: { who: 420, advertiser: 320 } },
} as const;

function headers(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent);
}
function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name });
}

/** The panel does everything by keyboard: hide, move, resize, pin, and the height of the rows. */
export const Panel = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Advertiser' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Advertiser' })).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Advertiser' }));

    const later = screen.getByRole('button', { name: 'Move Advertiser later' });
    await userEvent.click(later);
    await expect(screen.getByText('Advertiser is column 3 of 7')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Advertiser later' })).toHaveFocus());
    await expect(headers().slice(0, 3)).toEqual(['Product', 'Start', 'Advertiser']);

    await userEvent.type(screen.getByRole('spinbutton', { name: 'Width of Start in pixels' }), '260');
    await waitFor(() => expect(header('Start').offsetWidth).toBe(260));
    await userEvent.click(screen.getByRole('button', { name: 'Pin Status at the end' }));
    await expect(headers().at(-1)).toBe('Status');
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBeLessThan(36));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...DEFAULT_TABLE_STATE,
      columns: {
        hidden: [],
        order: ['product', 'start', 'advertiser', 'ordered', 'deliverable', 'status', 'who'],
        widths: { start: 260 },
        pinned: { start: [], end: ['status'] },
      },
      density: 'compact',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reset the columns' }));
    await expect(headers().at(-1)).toBe('Who acts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

async function drag(from: Element, by: number): Promise<void> {
  const { left, top } = from.getBoundingClientRect();
  const at = (x: number) => ({ clientX: x, clientY: top + 10, button: 0, pointerType: 'mouse' });
  await fireEvent.pointerOver(from);
  await fireEvent.pointerDown(from, at(left));
  // The press is kept until the code for it has loaded.
  if (from.matches('[data-part="resize"]'))
    await waitFor(() => expect(from.parentElement).toHaveAttribute('data-resizing'));
  for (const part of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(window, at(left + by * part));
  await fireEvent.pointerUp(window, at(left + by));
}

/** With the pointer: dragging an edge resizes, dragging a header moves. Escape cancels. */
export const PulledAndCarried = meta.story({
  play: async ({ canvasElement }) => {
    const edge = () => header('Advertiser').querySelector('[data-part="resize"]') as Element;
    const before = header('Advertiser').offsetWidth;
    await drag(edge(), 80);
    await waitFor(() => expect(header('Advertiser').offsetWidth).toBe(before + 80));
    await fireEvent.doubleClick(edge());
    await waitFor(() => expect(header('Advertiser').offsetWidth).toBe(before));
    const { left } = header('Start').getBoundingClientRect();
    await drag(header('Start'), header('Status').getBoundingClientRect().left - left + 20);
    await expect(headers()).toEqual(['Product', 'Advertiser', 'Ordered', 'Deliverable', 'Status', 'Start', 'Who acts']);
    await expect(canvasElement.querySelector('[data-drop], [data-carried]')).toBeNull();
    await expect(header('Start')).toHaveAttribute('aria-sort', 'none');
  },
});

/** In a grid, Alt with arrows resizes the column of a header, and Shift with arrows moves it. */
export const ArrangedByKeysOnAHeader = meta.story({
  args: { isGrid: true },
  play: async ({ userEvent }) => {
    header('Product').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(header('Advertiser')).toHaveFocus();
    const before = header('Advertiser').offsetWidth;
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(header('Advertiser').offsetWidth).toBe(before + 16));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(headers().slice(0, 3)).toEqual(['Product', 'Start', 'Advertiser']);
  },
});

/** Both ends stay in view while the middle scrolls. */
export const Pinned = meta.story({
  args: { initialState: PINNED },
  render: (args: TableProps<Order>) => (
    <div style={{ maxInlineSize: 900 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Orders' });
    const places = () => ['Product', 'Status'].map((name) => Math.round(header(name).getBoundingClientRect().left));
    const before = places();
    region.scrollLeft = 240;
    await waitFor(() => expect(header('Start').getBoundingClientRect().left).toBeLessThan(before[1] ?? 0));
    await expect(places()).toEqual(before);
  },
});

/** A focused cell never stops under a pinned column, in either direction. Focusing a pinned cell doesn't scroll. */
export const PinnedAndWalked = meta.story({
  ...Pinned.input,
  args: { initialState: PINNED, isGrid: true, maxHeight: 240 },
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const edges = () => {
      const row = document.activeElement?.closest('tr') as HTMLElement;
      const [first, last] = [row.firstElementChild, row.lastElementChild].map((cell) => cell?.getBoundingClientRect());
      return { start: first?.right ?? 0, end: last?.left ?? 0, cell: document.activeElement?.getBoundingClientRect() };
    };
    canvas.getAllByRole('rowheader')[2]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(scroller.scrollLeft).toBeGreaterThan(0);
    await expect(edges().cell?.right).toBeLessThanOrEqual(edges().end + 1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const at = scroller.scrollLeft;
    await userEvent.keyboard('{ArrowDown}');
    await expect(scroller.scrollLeft).toBe(at);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(edges().cell?.left).toBeGreaterThanOrEqual(edges().start - 1);
  },
});

/** Pinned cells have the background of their row: selected, or of the totals. */
export const PinnedOverColours = meta.story({
  ...Pinned.input,
  args: {
    rows: makeOrders(3).map((order, at) => ({
      ...order,
      deliverable: at === 1 ? order.ordered * 3 : order.ordered / 2,
    })),
    initialState: { columns: { ...PINNED.columns, pinned: { start: ['product'], end: ['deliverable'] } } },
    selection: { kind: 'some', ids: ['10442'] },
    onSelectionChange: fn(),
    totals: { ordered: 5_408_943 },
  },
  play: async ({ canvas }) => {
    const colour = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;
    const selected = canvas.getByRole('row', { selected: true });
    await expect(colour(selected.querySelector('[data-pin]'))).toBe(colour(selected));
    const total = (await canvas.findByRole('rowheader', { name: 'Total' })).closest('tr');
    await expect(colour(total?.querySelector('[data-pin]'))).toBe(colour(total?.parentElement));
    await expect(selected.querySelector('[data-numeric] [data-tone]')).toHaveStyle({ fontWeight: 600 });
  },
});

export const PinnedRightToLeft = meta.story({
  ...Pinned.input,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Orders' });
    const places = () => ['Product', 'Status'].map((name) => Math.round(header(name).getBoundingClientRect().right));
    const before = places();
    region.scrollLeft = -240;
    await expect(places()).toEqual(before);
    await expect(before[0]).toBeGreaterThan(before[1] ?? 0);
  },
});

/** Without a view yet, the panel is only the field for a first one. */
export const FirstView = meta.story({
  args: { views: [], onSaveView: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
    await expect(args.onSaveView).toHaveBeenCalledWith('Mine', DEFAULT_TABLE_STATE);
  },
});

/** The application keeps the views and the URL. The table writes and reads both. */
export const ViewsAndUrl = meta.story({
  render: function TableWithViews(args: TableProps<Order>) {
    const [url, setUrl] = useState('');
    const [views, setViews] = useState<readonly TableView[]>([
      {
        id: 'largest',
        name: 'Largest first',
        note: 'Shared by Dana',
        state: { sort: [{ id: 'ordered', direction: -1 }] },
        isDeletable: false,
        actions: [
          { id: 'rename', label: 'Rename', onAction: () => setUrl('renamed') },
          { id: 'share', label: 'Share', disabled: true, reason: 'Only its owner can share a view' },
        ],
      },
    ]);
    const state: TableState = tableStateFromSearch(new URLSearchParams(url));
    return (
      <>
        <Table
          {...args}
          search="Search"
          state={state}
          onStateChange={(next) => setUrl(tableStateToSearch(next).toString())}
          views={views}
          onSaveView={(name, saved) => setViews([...views, { id: name, name, state: saved }])}
          onDeleteView={(id) => setViews(views.filter((view) => view.id !== id))}
        />
        <output aria-label="URL">{url}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^View/ }));
    const url = () => canvas.getByRole('status', { name: 'URL' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Largest first Shared by Dana' }));
    await waitFor(() => expect(url()).toHaveTextContent('sort=ordered%3Adesc'));
    await expect(canvas.getByRole('button', { name: 'View: Largest first' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'winter');
    await open();
    const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
    const nameField = await panel.findByRole('textbox', { name: 'Name of the view' });
    // A view that comes with the application can't be deleted.
    await expect(panel.getByRole('button', { name: 'Largest first Shared by Dana' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Delete the view Largest first' })).toBeNull();
    await userEvent.type(nameField, 'largest FIRST{Enter}');
    await expect(await panel.findByText('A view with this name already exists')).toBeVisible();
    await userEvent.clear(panel.getByRole('textbox'));
    await userEvent.type(panel.getByRole('textbox'), 'Winter{Enter}');
    await expect(await canvas.findByRole('button', { name: 'View: Winter' })).toBeVisible();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the view Winter' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Winter' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'More for the view Largest first' }));
    await expect(await screen.findByRole('menuitem', { name: /^Share/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(await canvas.findByText('renamed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull());
  },
});
