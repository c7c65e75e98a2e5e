import { expect, it } from 'vitest';
import { DEFAULT_TABLE_STATE } from './tableState.ts';
import { isViewShown, stateOfView, type TableView } from './tableViews.ts';

const mine: TableView = {
  id: '1',
  name: 'Mine',
  state: { filters: { who: ['me'] }, columns: { hidden: [], widths: { a: 80, b: 90 } } },
};

it('recognises its view on any page, however the state is written', () => {
  expect(isViewShown(mine, { ...stateOfView(mine), page: 4 })).toBe(true);
  const same = { hidden: [], order: [], pinned: { start: [], end: [] }, widths: { b: 90, a: 80 } };
  expect(isViewShown(mine, { ...stateOfView(mine), columns: same })).toBe(true);
});

it('leaves page size and row height as they are, unless it was saved with them', () => {
  const now = { ...DEFAULT_TABLE_STATE, pageSize: 50, density: 'compact' as const, search: 'x', page: 2 };
  expect(stateOfView(mine, now)).toEqual({ ...stateOfView(mine), pageSize: 50, density: 'compact' });
  expect(isViewShown(mine, stateOfView(mine, now))).toBe(true);
  expect(stateOfView({ ...mine, state: { pageSize: 25 } }, now).pageSize).toBe(25);
});

it('is no longer shown after any other choice', () => {
  expect(isViewShown(mine, DEFAULT_TABLE_STATE)).toBe(false);
  expect(isViewShown(mine, { ...stateOfView(mine), filters: { who: ['you'] } })).toBe(false);
  expect(isViewShown(mine, { ...stateOfView(mine), search: 'x' })).toBe(false);
});
