import { expect, it } from 'vitest';
import { isViewList } from './viewLists.ts';

it('knows the lists that have views, and no name that every object has', () => {
  expect(['listOrders', 'listNothing', 'constructor'].map(isViewList)).toEqual([true, false, false]);
});
