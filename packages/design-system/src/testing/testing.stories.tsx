import { getConfig } from '@testing-library/dom';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConfirmModal } from '../components/ConfirmModal/ConfirmModal.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { FlashStack, type Notice } from '../components/Flash/FlashStack.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import type { TableColumn } from '../components/Table/columns/tableColumns.ts';
import { NOTHING_SELECTED, type TableSelection } from '../components/Table/selection/tableSelection.ts';
import { surroundings } from './surroundings.ts';
import { cancelModal, chooseOptions, confirmModal, findFlash, findTable, pickFiles } from './index.ts';

interface Plant {
  id: string;
  name: string;
  weeks: number;
}
const NAMES = 'Kale Beetroot Leek Chard Parsnip Radish Spinach Turnip Rocket Fennel Celery Cress'.split(' ');
const PLANTS: Plant[] = NAMES.map((name, index) => ({ id: name, name, weeks: ((index * 7) % 12) + 3 }));
const CARE = ['Water', 'Shade', 'Frost'].map((label) => ({ value: label.toLowerCase(), label }));

/** An application from another field, tested with the helpers that consumers get. */
function Garden({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [plants, setPlants] = useState(PLANTS);
  const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
  const [doomed, setDoomed] = useState<Plant>();
  const [notices, setNotices] = useState<Notice[]>([]);
  const [care, setCare] = useState<readonly string[]>(['shade']);
  const [bed, setBed] = useState<string | null>(null);
  const columns: TableColumn<Plant>[] = [
    { id: 'name', kind: 'text', header: 'Plant', value: (plant) => plant.name, isSortable: true, isSearchable: true },
    { id: 'weeks', kind: 'number', header: 'Weeks', value: (plant) => plant.weeks, isSortable: true },
    {
      id: 'actions',
      kind: 'actions',
      header: 'Actions',
      value: (plant) => [{ id: 'pull', label: 'Pull out', onAction: () => setDoomed(plant), isDestructive: true }],
    },
  ];
  return (
    <Stack>
      <Table
        label="Plants"
        columns={columns}
        rows={plants}
        rowId={(plant) => plant.id}
        search="Search plants"
        selection={selection}
        onSelectionChange={setSelection}
      />
      <MultiSelect label="Care" options={CARE} value={care} onValueChange={setCare} />
      <Select label="Bed" options={[{ value: 'n', label: 'North' }]} value={bed} onValueChange={setBed} />
      <FileDrop label="Seed list" accept={['.csv']} items={[]} onFiles={onFiles} />
      <ConfirmModal
        isOpen={doomed !== undefined}
        type="danger"
        text={`${doomed?.name} is pulled out.`}
        typeToConfirm={doomed?.name ?? ''}
        onCancel={() => setDoomed(undefined)}
        onConfirm={() => {
          setPlants(plants.filter((plant) => plant !== doomed));
          setNotices([{ id: '1', type: 'success', message: `${doomed?.name} is gone.` }]);
          setDoomed(undefined);
        }}
      />
      <FlashStack notices={notices} onClose={() => setNotices([])} />
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Testing helpers', component: Garden, args: { onFiles: fn() } });

export const AnotherApplication = meta.story({
  play: async () => {
    const plants = await findTable('Plants');
    await expect(plants.headers()).toContain('Weeks');
    await expect(plants.rows()).toHaveLength(10);
    await plants.nextPage();
    await expect(plants.column('Plant')).toEqual(['Celery', 'Cress']);
    await plants.previousPage();
    await plants.sortBy('Plant', 'descending');
    await expect(plants.sorted('Plant')).toBe('descending');
    await expect(plants.column('Plant')[0]).toBe('Turnip');
    await plants.search('le');
    await expect(plants.column('Plant')).toEqual(['Leek', 'Kale', 'Celery']);
    await expect(await plants.cell('Kale', 'Weeks')).toHaveTextContent('3');
    await plants.select('Kale');
    await expect(await plants.row('Kale')).toHaveAttribute('data-selected');

    await plants.act('Leek', 'Pull out');
    await expect(await cancelModal()).toEqual({
      heading: 'Are you sure?',
      text: 'Leek is pulled out.',
      more: 'Type “Leek” to confirm',
      confirmLabel: 'Confirm',
      cancelLabel: 'Cancel',
    });
    await plants.act('Leek', 'Pull out');
    await confirmModal({ type: 'Leek' });
    await expect(await findFlash('Leek is gone.')).toBeVisible();
    await expect(plants.column('Plant')).toEqual(['Kale', 'Celery']);
  },
});

interface Bed {
  id: string;
  name: string;
  plants?: Bed[];
}
const BEDS: Bed[] = ['North', 'South'].map((name) => ({
  id: name,
  name,
  plants: [{ id: `${name} kale`, name: `Kale in the ${name.toLowerCase()}` }],
}));

/** The code for rows below rows loads first, and a row is found by its name without the button that expands it. */
export const Trees = meta.story({
  render: () => (
    <Table
      label="Beds"
      columns={[{ id: 'name', kind: 'text', header: 'Bed' }]}
      rows={BEDS}
      rowId={({ id }) => id}
      rowChildren={({ plants }) => plants}
    />
  ),
  play: async () => {
    const beds = await findTable('Beds');
    await beds.expand('North');
    await expect(await beds.row('Kale in the north')).toBeVisible();
    await expect(beds.column('Bed')).toEqual(['North', 'Kale in the north', 'South']);
    await beds.collapse('North');
    await expect(beds.column('Bed')).toEqual(['North', 'South']);
    await beds.expand('South');
    await expect(beds.expand('Kale in the south')).rejects.toThrow('“Kale in the south” has no rows below it');
  },
});

export const Forms = meta.story({
  play: async ({ args, canvas }) => {
    await chooseOptions('Care', ['Water', 'Frost']);
    await expect(canvas.getByText('Frost')).toBeVisible();
    await chooseOptions('Bed', 'North');
    await expect(canvas.getByText('North')).toBeVisible();
    await expect(chooseOptions('Bed', 'South', { timeout: 50 })).rejects.toThrow(
      "“South” isn't offered; there are: North",
    );
    await pickFiles('Seed list', new File(['a'], 'seeds.csv', { type: 'text/csv' }));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
});

/** They wait at least as long as the tests around them: a slow machine is slow for both. */
export const Patience = meta.story({
  play: async () => {
    await expect(surroundings({}).wait.timeout).toBeGreaterThanOrEqual(getConfig().asyncUtilTimeout);
    await expect(surroundings({ timeout: 50 }).wait.timeout).toBe(50);
  },
});
