import { DEFAULT_TABLE_STATE, type TableState } from '@mailroom/design-system';
import { expect, it } from 'vitest';
import { tableStateOf, viewStateOf } from './viewTableState.ts';

const state: TableState = {
  page: 3,
  pageSize: 50,
  sort: [{ id: 'name', direction: -1 }],
  search: 'ada@letters.test',
  filters: { status: ['Draft'], other: ['typed'], empty: [] },
  columns: { hidden: ['id'], order: ['name', 'id'], widths: { name: 120.6 }, pinned: { start: ['name'] } },
  density: 'compact',
};

it('keeps columns, sort and the filters of the list, and no search', () => {
  expect(viewStateOf(state, ['status', 'empty'])).toEqual({
    sort: [{ id: 'name', direction: 'desc' }],
    filters: [{ id: 'status', values: ['Draft'] }],
    columns: {
      hidden: ['id'],
      order: ['name', 'id'],
      widths: [{ id: 'name', width: 121 }],
      pinned: [{ id: 'name', side: 'start' }],
    },
  });
  expect(JSON.stringify(viewStateOf(state, ['status']))).not.toMatch(/@|typed|"page/);
});

it('gives back the table that was saved', () => {
  const { sort, columns } = state;
  expect(tableStateOf(viewStateOf(state, ['status']))).toEqual({
    sort,
    filters: { status: ['Draft'] },
    columns: { ...columns, widths: { name: 121 }, pinned: { start: ['name'], end: [] } },
  });
  expect(tableStateOf(viewStateOf(DEFAULT_TABLE_STATE, []))).toEqual({
    sort: [],
    filters: {},
    columns: { hidden: [] },
  });
});
