import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CAMPAIGN_COLUMNS, CAMPAIGNS, makeCampaigns, type Campaign } from './campaigns.samples.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';
import { NOTHING_SELECTED, type TableSelection } from './selection/tableSelection.ts';

const meta = preview.meta({
  title: 'Data/Table tree rows',
  component: Table<Campaign>,
  args: {
    label: 'Orders',
    columns: CAMPAIGN_COLUMNS,
    rows: CAMPAIGNS,
    rowId: (campaign: Campaign) => campaign.id,
    rowChildren: (campaign: Campaign) => campaign.parts,
  },
});

function names(): string[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent.trim());
}
function levels(): string[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.closest('tr')?.getAttribute('aria-level') ?? '');
}

/** Rows with rows below them. Screen readers are told the level of each row and its place there. */
export const Default = meta.story({
  args: { totals: (rows) => ({ ordered: rows.reduce((sum, { ordered }) => sum + ordered, 0) }) },
  play: async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('treegrid', { name: 'Orders' });
    await expect(levels().slice(0, 3)).toEqual(['1', '1', '1']);
    // The figures of an order contain those of its products: they are added up once.
    await expect(canvas.getByText('535,706')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rows below Fernwick & Daughters, autumn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rows below Trail boots' }));
    const wave = canvas.getByRole('row', { name: /Boots, reminder/ });
    await expect(wave).toHaveAttribute('aria-level', '3');
    await expect(wave).toHaveAttribute('aria-posinset', '2');
    await expect(wave).toHaveAttribute('aria-setsize', '2');
    await expect(canvas.getByRole('row', { name: /Fernwick/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(tree).toHaveAttribute('aria-rowcount', '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    // Eight rows, and the totals.
    await expect(names()).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(names()).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
  },
});

/** The arrows expand, collapse and go to the row above. Elsewhere they go from cell to cell. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const focused = () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent;
    const [first] = await canvas.findAllByRole('rowheader');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('Boots, reminder');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('Trail boots');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Live');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(names()).toHaveLength(5);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(names()).toHaveLength(3);
    await expect(focused()).toBe('Fernwick & Daughters, autumn');
  },
});

export const KeysRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(names()).toHaveLength(5);
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toHaveLength(3);
  },
});

/** The search shows what it finds with the rows above it. Sorting keeps rows below their parent. */
export const FoundAndSorted = meta.story({
  args: { search: 'Search orders' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const search = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(search, 'reminder');
    await waitFor(() => expect(names()).toEqual(['Fernwick & Daughters, autumn', 'Trail boots', 'Boots, reminder']));
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }));
    await expect(names()).toEqual([
      'Kestrel Museum, members’ evening',
      'Invitation',
      'Öffnungszeiten über die Feiertage',
      'Fernwick & Daughters, autumn',
      'Early access, gift sets',
      'Trail boots',
      'Boots, reminder',
      'Boots, first wave',
    ]);
  },
});

/** A tick stands for everything below it. A row whose rows are selected in part has a dash. */
export const Selected = meta.story({
  render: function SelectableTree(args: TableProps<Campaign>) {
    const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
    return <Table {...args} selection={selection} onSelectionChange={setSelection} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string): HTMLInputElement => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }));
    await userEvent.click(box('Trail boots'));
    await expect(box('Boots, first wave')).toBeChecked();
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await expect(box('Fernwick & Daughters, autumn')).toBePartiallyChecked();
    await userEvent.click(box('Early access, gift sets'));
    await expect(box('Fernwick & Daughters, autumn')).toBeChecked();
    await userEvent.click(box('Boots, reminder'));
    await expect(box('Trail boots')).toBePartiallyChecked();
    await expect(box('Fernwick & Daughters, autumn')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByText('8 selected')).toBeVisible();
    await userEvent.click(box('Kestrel Museum, members’ evening'));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
  },
});

/** On a phone a card below another is indented. */
export const Cards = meta.story({
  args: { selection: { kind: 'some', ids: ['1204-1-2'] }, onSelectionChange: fn() },
  render: (args: TableProps<Campaign>) => (
    <div style={{ maxInlineSize: 360 }}>
      <Table {...args} opened={['1204', '1204-1']} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).closest('tr')?.getBoundingClientRect().left ?? 0;
    await canvas.findByText('Boots, reminder');
    await expect(left('Trail boots')).toBeGreaterThan(left('Fernwick & Daughters, autumn'));
    await expect(left('Boots, reminder')).toBeGreaterThan(left('Trail boots'));
  },
});

/** Only rows in view are in the document. Going to a row above finds it, wherever it was scrolled to. */
export const ManyRows = meta.story({
  args: { rows: makeCampaigns(20, 500), isPaged: false, maxHeight: 400 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }));
    const tree = canvas.getByRole('treegrid', { name: 'Orders' });
    await waitFor(() => expect(tree.querySelector('[data-windowed]')).not.toBeNull());
    await expect(tree).toHaveAttribute('aria-rowcount', '10021');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getAllByRole('rowheader')[1]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10021'));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Order 20'));
  },
});
