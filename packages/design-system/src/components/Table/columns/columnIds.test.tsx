import { expect, it } from 'vitest';
import { Table } from '../Table.tsx';
import type { GivenColumn, TableColumnId } from './tableColumns.ts';
import { DEFAULT_TABLE_STATE, type TableState } from '../state/tableState.ts';

interface City {
  name: string;
  people: number;
}

function rowId(city: City) {
  return city.name;
}

const given = { label: 'Cities', rows: [] as City[], rowId };
const typed = [
  { id: 'name', header: 'City', kind: 'text' },
  { id: 'people', header: 'People', kind: 'number', isSortable: true },
] as const satisfies readonly GivenColumn<City>[];
const untyped: readonly GivenColumn<City>[] = typed;
const fromUrl: TableState = DEFAULT_TABLE_STATE;

type Id = TableColumnId<typeof typed>;
const plain: TableState<Id> = { ...fromUrl, sort: [], columns: { hidden: [] } };

function keep(state: TableState<Id>) {
  return state;
}

function keepAny(state: TableState) {
  return state;
}

it('lets the compiler find ids that no column has, when it knows the columns', () => {
  const checked = {
    right: <Table {...given} columns={typed} initialState={{ sort: [{ id: 'people', direction: 1 }] }} />,
    // @ts-expect-error no column is called that
    sort: <Table {...given} columns={typed} initialState={{ sort: [{ id: 'peopel', direction: 1 }] }} />,
    // @ts-expect-error no column is called that
    hidden: <Table {...given} columns={typed} initialState={{ columns: { hidden: ['nmae'] } }} />,
    // @ts-expect-error no column is called that
    pinned: <Table {...given} columns={typed} initialState={{ columns: { hidden: [], pinned: { end: ['nmae'] } } }} />,
    // Columns that are written in place are known too, and their values still know the row.
    inPlace: (
      <Table
        {...given}
        columns={[{ id: 'big', header: 'Big', kind: 'text', value: (city) => (city.people > 1e6 ? 'yes' : 'no') }]}
        // @ts-expect-error no column is called that
        initialState={{ sort: [{ id: 'bgi', direction: 1 }] }}
      />
    ),
    // @ts-expect-error no column is called that
    state: { ...plain, sort: [{ id: 'peopel', direction: 1 }] } satisfies TableState<Id>,
  };
  expect(Object.keys(checked)).toHaveLength(6);
});

it('accepts any id when the columns are not known', () => {
  const checked = {
    untyped: <Table {...given} columns={untyped} initialState={{ sort: [{ id: 'whatever', direction: 1 }] }} />,
    // A URL may name columns that no longer exist.
    fromUrl: <Table {...given} columns={typed} state={fromUrl} onStateChange={keepAny} />,
    kept: <Table {...given} columns={typed} state={plain} onStateChange={keep} />,
    byRow: <Table<City> {...given} columns={typed} state={fromUrl} onStateChange={keepAny} />,
  };
  expect(Object.keys(checked)).toHaveLength(4);
});
