import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { findTable } from '../../testing/findTable.ts';
import { DELIVERIES, DELIVERY_COLUMNS, type Delivery } from './deliveries.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const meta = preview.meta({
  title: 'Data/Table column groups',
  component: Table<Delivery>,
  args: {
    label: 'Deliveries',
    columns: DELIVERY_COLUMNS,
    rows: DELIVERIES,
    rowId: ({ id }: Delivery) => id,
    onStateChange: fn(),
    isPaged: false,
  },
});

/** The names of the groups, from left to right, as soon as they are drawn. */
async function groups(): Promise<HTMLElement[]> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-part="groups"] [data-group]')];
    if (found.length === 0) throw new Error('No group is drawn yet.');
    return found;
  });
}
function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name });
}
/** The left and right edge of elements, in whole px. */
function edges(...elements: readonly HTMLElement[]): [number, number] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return [
    Math.round(Math.min(...boxes.map(({ left }) => left))),
    Math.round(Math.max(...boxes.map(({ right }) => right))),
  ];
}

export const Default = meta.story({
  play: async () => {
    await expect(await groups()).toHaveLength(2);
  },
});

/** A heading is as wide as its columns. Away from it, a column is named with its group: two of these are a 'Rate'. */
export const Grouped = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [delivery, engagement] = await groups();
    await expect(delivery).toHaveTextContent('Delivery');
    await expect(edges(delivery as HTMLElement)).toEqual(edges(header('Delivery: Sent'), header('Delivery: Rate')));
    await expect(edges(engagement as HTMLElement)).toEqual(
      edges(header('Engagement: Opens'), header('Engagement: Rate')),
    );
    await expect(header('Engagement: Rate')).toHaveTextContent(/^Rate/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Rate' })[1] as HTMLElement);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: [{ id: 'clickedRate', direction: 1 }] }),
    );
    await expect(await canvas.findByText(/sorted by Engagement: Rate/i)).toBeInTheDocument();
    const table = await findTable('Deliveries', { within: canvasElement });
    await expect(table.headers().slice(0, 3)).toEqual(['Order', 'Delivery: Sent', 'Delivery: Bounced']);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('checkbox', { name: 'Engagement: Clicks' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Delivery: Bounced' }));
    await waitFor(async () =>
      expect(edges((await groups())[0] as HTMLElement)).toEqual(
        edges(header('Delivery: Sent'), header('Delivery: Rate')),
      ),
    );
    await userEvent.keyboard('{Escape}');
  },
});

const NARROW = {
  selection: { kind: 'some', ids: ['1205'] },
  onSelectionChange: fn(),
  overflow: 'scroll',
  initialState: { columns: { hidden: [], pinned: { start: ['order'], end: [] } } },
} as const;

/** Scrolled sideways, headings stay above their columns, and their names in sight. */
export const ScrolledSideways = meta.story({
  args: NARROW,
  render: (args: TableProps<Delivery>) => (
    <div style={{ inlineSize: 700 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [delivery, engagement] = (await groups()) as [HTMLElement, HTMLElement];
    const name = delivery.querySelector('span') as HTMLElement;
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const order = edges(header('Order'));
    scroller.scrollLeft = 120;
    await waitFor(() => expect(edges(header('Delivery: Sent'))[0]).toBeLessThan(order[1]));
    await expect(edges(header('Order'))).toEqual(order);
    await expect(edges(delivery)).toEqual(edges(header('Delivery: Sent'), header('Delivery: Rate')));
    await expect(edges(engagement)).toEqual(edges(header('Engagement: Opens'), header('Engagement: Rate')));
    await expect(edges(name)[0]).toBeGreaterThanOrEqual(order[1]);
  },
});

export const RightToLeft = meta.story({
  ...ScrolledSideways.input,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [delivery] = (await groups()) as [HTMLElement];
    const name = delivery.querySelector('span') as HTMLElement;
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const order = edges(header('Order'));
    scroller.scrollLeft = -120;
    await waitFor(() => expect(edges(header('Delivery: Sent'))[1]).toBeGreaterThan(order[0]));
    await expect(edges(header('Order'))).toEqual(order);
    await expect(edges(delivery)).toEqual(edges(header('Delivery: Sent'), header('Delivery: Rate')));
    await expect(edges(name)[1]).toBeLessThanOrEqual(order[0]);
  },
});

/** A column that the reader moves or pins elsewhere leaves its group, which is then named twice. */
export const Apart = meta.story({
  args: {
    initialState: {
      columns: {
        hidden: [],
        order: ['order', 'sent', 'opened', 'bounced'],
        pinned: { start: [], end: ['clickedRate'] },
      },
    },
  },
  play: async () => {
    const names = (await groups()).map((group) => group.textContent);
    await expect(names).toEqual(['Delivery', 'Engagement', 'Delivery', 'Engagement']);
  },
});

/** A card writes the whole name before each value. */
export const OnCards = meta.story({
  args: { rows: DELIVERIES.slice(0, 1) },
  render: (args: TableProps<Delivery>) => (
    <div style={{ inlineSize: 360 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('cell', { name: '250,000' });
    await expect(cell).toHaveAttribute('data-label', 'Delivery: Sent');
  },
});
