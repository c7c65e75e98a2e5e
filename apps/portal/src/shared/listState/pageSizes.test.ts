import { expect, it } from 'vitest';
import { chosenSize, listOfPath } from './pageSizes.ts';

it('remembers one size for the lists of all records of a kind', () => {
  expect(listOfPath('/audience-builder/people/31')).toBe('/audience-builder/people/:id');
  expect(listOfPath('/order-management/dashboard')).toBe('/order-management/dashboard');
});

it('ignores a stored size that no list can have', () => {
  const sizes = { '/a': 25, '/b': 0, '/c': 1000, '/d': Number.NaN };
  expect(['/a', '/b', '/c', '/d', '/e'].map((list) => chosenSize(sizes, list))).toEqual([
    25,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
