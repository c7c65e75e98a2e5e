import { expect, it } from 'vitest';
import { DEFAULT_TABLE_STATE } from './tableState.ts';
import { isViewShown, stateOfView, type TableView } from './tableViews.ts';

const mine: TableView = {
  id: '1',
  name: 'Mine',
  state: { filters: { who: ['me'] }, columns: { hidden: [], widths: { a: 80, b: 90 } } },
};

it('knows its view again, on any page, whatever way the same is written', () => {
  expect(isViewShown(mine, { ...stateOfView(mine), page: 4 })).toBe(true);
  const same = { hidden: [], order: [], pinned: { start: [], end: [] }, widths: { b: 90, a: 80 } };
  expect(isViewShown(mine, { ...stateOfView(mine), columns: same })).toBe(true);
});

it('is left as soon as something else is chosen', () => {
  expect(isViewShown(mine, DEFAULT_TABLE_STATE)).toBe(false);
  expect(isViewShown(mine, { ...stateOfView(mine), filters: { who: ['you'] } })).toBe(false);
  expect(isViewShown(mine, { ...stateOfView(mine), search: 'x' })).toBe(false);
});
