import { expect, it } from 'vitest';
import { shownIds } from './shownIds.ts';

it.each([
  ['the newest ones', ['6', '5', '4', '3', '2'], [], ['6', '5', '4', '3']],
  ['all, when there is room', ['2', '1'], [], ['2', '1']],
  ['those that are held, while newer ones wait', ['6', '5', '4', '3', '2'], ['5', '4', '3', '2'], ['5', '4', '3', '2']],
  ['the newest that waits, when a held one has gone', ['6', '5', '4', '2'], ['5', '4', '3', '2'], ['5', '4', '2', '6']],
  ['a new one beside held ones, when there is room', ['3', '2'], ['2'], ['2', '3']],
])('shows %s', (_what, ids, held, shown) => {
  expect(shownIds(ids, held)).toEqual(shown);
});
