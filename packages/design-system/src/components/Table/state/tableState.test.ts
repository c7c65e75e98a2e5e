import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TABLE_STATE,
  nextSort,
  withColumnShown,
  withFilter,
  withoutFilters,
  withPageSize,
  withSearch,
  type TableState,
} from './tableState.ts';

const onPage3: TableState = { ...DEFAULT_TABLE_STATE, page: 3 };

describe('nextSort', () => {
  it('goes from ascending to descending to none', () => {
    const first = nextSort([], 'start', false);
    expect(first).toEqual([{ id: 'start', direction: 1 }]);
    const second = nextSort(first, 'start', false);
    expect(second).toEqual([{ id: 'start', direction: -1 }]);
    expect(nextSort(second, 'start', false)).toEqual([]);
  });

  it('replaces the others, or joins them with shift', () => {
    const byStart = nextSort([], 'start', false);
    expect(nextSort(byStart, 'name', false)).toEqual([{ id: 'name', direction: 1 }]);
    expect(nextSort(byStart, 'name', true)).toEqual([...byStart, { id: 'name', direction: 1 }]);
  });

  it('changes and removes a joined column in its place', () => {
    const both = [
      { id: 'start', direction: 1 as const },
      { id: 'name', direction: 1 as const },
    ];
    const turned = nextSort(both, 'start', true);
    expect(turned).toEqual([{ id: 'start', direction: -1 }, both[1]]);
    expect(nextSort(turned, 'start', true)).toEqual([both[1]]);
  });
});

describe('the state', () => {
  it('returns to page 1 when the set of rows changes', () => {
    expect(withSearch(onPage3, 'boots')).toMatchObject({ search: 'boots', page: 1 });
    expect(withFilter(onPage3, 'status', ['live'])).toMatchObject({ filters: { status: ['live'] }, page: 1 });
  });

  it('removes a filter without values', () => {
    const filtered = withFilter(onPage3, 'status', ['live']);
    expect(withFilter(filtered, 'status', []).filters).toEqual({});
    expect(withoutFilters(filtered).filters).toEqual({});
  });

  it('keeps the first row visible when the page size changes', () => {
    expect(withPageSize({ ...onPage3, page: 6 }, 25)).toMatchObject({ page: 3, pageSize: 25 });
    expect(withPageSize({ ...DEFAULT_TABLE_STATE, page: 2, pageSize: 25 }, 10).page).toBe(3);
  });

  it('hides and shows a column', () => {
    const hidden = withColumnShown(onPage3, 'start', false);
    expect(hidden.columns.hidden).toEqual(['start']);
    expect(withColumnShown(hidden, 'start', true).columns.hidden).toEqual([]);
  });

  it('survives JSON', () => {
    const state = withFilter(withSearch(onPage3, 'boots'), 'status', ['live', 'draft']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});
