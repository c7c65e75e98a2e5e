import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { DateTimeInput } from '../components/DateTimeInput/DateTimeInput.tsx';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import type { TableColumn } from '../components/Table/columns/tableColumns.ts';
import type { TableFilter } from '../components/Table/data/tableFilters.ts';
import { NOTHING_SELECTED, type TableSelection } from '../components/Table/selection/tableSelection.ts';
import type { TableView } from '../components/Table/state/tableViews.ts';
import { TimeInput } from '../components/TimeInput/TimeInput.tsx';
import { DesignProvider } from '../provider/DesignProvider.tsx';
import { chooseItem, findDialog, findTable, pickDate, pickRange, pickTime } from './index.ts';

interface Boat {
  id: string;
  name: string;
  kind: string;
  metres: number;
  launched: string;
}
const NAMES = 'Alba Brisa Coral Delfin Estela Faro Gaviota Hebe Iris Juno Kelp Luna'.split(' ');
const BOATS: Boat[] = NAMES.map((name, index) => ({
  id: name,
  name,
  kind: ['Sail', 'Motor', 'Oars'][index % 3] ?? '',
  metres: 4 + index,
  launched: `20${10 + index}-05-0${(index % 9) + 1}`,
}));

const COLUMNS: TableColumn<Boat>[] = [
  { id: 'name', kind: 'text', header: 'Boat', value: ({ name }) => name, isSearchable: true, priority: 1 },
  { id: 'kind', kind: 'text', header: 'Kind', value: ({ kind }) => kind, priority: 1, width: 100 },
  { id: 'metres', kind: 'number', header: 'Metres', value: ({ metres }) => metres, priority: 1 },
];
const FILTERS: TableFilter<Boat>[] = [
  {
    id: 'kind',
    label: 'Kind',
    options: ['Sail', 'Motor', 'Oars'].map((label) => ({ value: label, label })),
    values: ({ kind }) => [kind],
  },
  { id: 'name', kind: 'text', label: 'Boat', value: ({ name }) => name },
  { id: 'metres', kind: 'number', label: 'Metres', value: ({ metres }) => metres },
  { id: 'launched', kind: 'date', label: 'Launched', value: ({ launched }) => launched },
];

/** A fleet whose panels, dates, menus and drawers are tested with the helpers that consumers get. */
function Fleet({ onChoice, onDay }: { onChoice: (id: string) => void; onDay: (day: unknown) => void }) {
  const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED);
  const [views, setViews] = useState<readonly TableView[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Table
        label="Boats"
        columns={COLUMNS}
        rows={BOATS}
        rowId={({ id }) => id}
        filters={FILTERS}
        views={views}
        onSaveView={(name, state) => setViews([...views, { id: name, name, state }])}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={(_chosen, count) => <Button>{`Paint ${count}`}</Button>}
        canSelectAll
      />
      <Stack direction="row">
        <Menu
          label="Berth"
          items={[
            { id: 'north', label: 'North quay', description: 'Deep' },
            { id: 'south', label: 'South quay', disabled: true, reason: 'It is full.' },
          ]}
          onAction={onChoice}
        />
        <Button onClick={() => setOpen(true)}>Log book</Button>
      </Stack>
      <DatePicker label="Leaves" isRequired onValueChange={onDay} />
      <DesignProvider locale="de-DE" timeZone="Europe/Berlin">
        <DateTimeInput label="Returns" defaultValue="2026-02-28T12:30:00Z" onValueChange={onDay} />
      </DesignProvider>
      <DateRangePicker label="Season" onValueChange={onDay} />
      <TimeInput label="Tide" onValueChange={onDay} />
      <DatePicker label="Built" defaultValue="2020-01-01" disabled reason="It is in the papers." />
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Log book" actions={<Button>Print</Button>}>
        <p>Calm sea.</p>
      </Drawer>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Testing helpers/Panels, dates and menus',
  component: Fleet,
  args: { onChoice: fn(), onDay: fn() },
});

export const Filters = meta.story({
  play: async () => {
    const boats = await findTable('Boats');
    await boats.filter('Kind', ['Sail', 'Oars']);
    await expect(boats.column('Boat')).toEqual(['Alba', 'Coral', 'Delfin', 'Faro', 'Gaviota', 'Iris', 'Juno', 'Luna']);
    await boats.filter('Kind', 'Motor');
    await expect(boats.column('Boat')).toEqual(['Brisa', 'Estela', 'Hebe', 'Kelp']);
    await boats.filter('Kind', []);
    await boats.filter('Boat', 'el');
    await expect(boats.column('Boat')).toEqual(['Delfin', 'Estela', 'Kelp']);
    await boats.filter('Boat', '');
    await boats.filter('Metres', { from: 6, to: 8 });
    await expect(boats.column('Boat')).toEqual(['Coral', 'Delfin', 'Estela']);
    await boats.filter('Metres', {});
    await boats.filter('Launched', { from: '2020-01-01' });
    await expect(boats.column('Boat')).toEqual(['Kelp', 'Luna']);
    await expect(boats.filter('Colour', 'Red')).rejects.toThrow(
      'There is no filter “Colour”; there are: Kind, Boat, Metres, Launched',
    );
    await expect(boats.filter('Kind', 'Steam')).rejects.toThrow('“Kind” has no “Steam”; there are: Sail, Motor, Oars');
  },
});

export const ViewsAndColumns = meta.story({
  play: async () => {
    const boats = await findTable('Boats');
    await boats.filter('Kind', 'Sail');
    await boats.hideColumn('Metres');
    await expect(boats.headers()).toEqual(['Boat', 'Kind']);
    await boats.saveView('Sails only');
    await boats.filter('Kind', []);
    await boats.showColumn('Metres');
    await expect(boats.headers()).toEqual(['Boat', 'Kind', 'Metres']);
    await boats.showView('Sails only');
    await expect(boats.column('Boat')).toEqual(['Alba', 'Delfin', 'Gaviota', 'Juno']);
    await expect(boats.headers()).toEqual(['Boat', 'Kind']);
    await expect(boats.hideColumn('Boat')).rejects.toThrow('“Boat” is always shown');
  },
});

export const SelectAll = meta.story({
  play: async ({ canvas }) => {
    const boats = await findTable('Boats');
    await boats.selectAll();
    await expect(await canvas.findByRole('button', { name: 'Paint 12' })).toBeVisible();
  },
});

export const MenusAndDrawers = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await chooseItem('Berth', 'North quay');
    await expect(args.onChoice).toHaveBeenCalledWith('north');
    await expect(chooseItem('Berth', 'South quay')).rejects.toThrow("“South quay” can't be chosen: It is full.");
    await userEvent.keyboard('{Escape}');
    await expect(chooseItem('Crew', 'Cook', { timeout: 50 })).rejects.toThrow(
      'There is no menu “Crew”; there are: Berth',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log book' }));
    const drawer = await findDialog('Log book');
    await expect(drawer.text()).toBe('Calm sea.');
    await expect(drawer.buttons()).toEqual(['Print']);
    await drawer.close();
    await waitFor(() => expect(drawer.element.isConnected).toBe(false));
  },
});

export const Dates = meta.story({
  play: async ({ args }) => {
    await pickDate('Leaves', '2028-02-29');
    await expect(args.onDay).toHaveBeenLastCalledWith('2028-02-29');
    await pickDate('Leaves', null);
    await expect(args.onDay).toHaveBeenLastCalledWith(null);
    await pickDate('Returns', '2026-03-31T09:05');
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-03-31T07:05:00.000Z');
    await pickRange('Season', { start: '2026-05-01', end: '2026-09-30' });
    await expect(args.onDay).toHaveBeenLastCalledWith({ start: '2026-05-01', end: '2026-09-30' });
    await pickTime('Tide', '00:40');
    await expect(args.onDay).toHaveBeenLastCalledWith('00:40');
    await pickTime('Tide', '20:05');
    await expect(args.onDay).toHaveBeenLastCalledWith('20:05');
    await expect(pickDate('Due', '2026-01-01', { timeout: 50 })).rejects.toThrow(
      'There is no date field “Due”; there are: Leaves, Returns, Season, Tide, Built',
    );
    await expect(pickDate('Season', '2026-01-01')).rejects.toThrow('“Season” is a range: use pickRange');
    await expect(pickDate('Built', '2026-01-01')).rejects.toThrow("“Built” can't be changed");
    await expect(pickDate('Returns', '2026-01-01')).rejects.toThrow('“Returns” also asks for the hour');
  },
});
