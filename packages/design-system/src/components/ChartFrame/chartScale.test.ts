import { expect, it } from 'vitest';
import { niceSteps, sparse } from './chartScale.ts';

it('counts in round steps to at least the highest value', () => {
  expect(niceSteps(9200, 4)).toEqual([0, 2500, 5000, 7500, 10000]);
  expect(niceSteps(3, 4)).toEqual([0, 1, 2, 3]);
  expect(niceSteps(0, 4)).toEqual([0, 1]);
});

it('leaves out labels that would touch', () => {
  expect(sparse(30, 300, 60)).toEqual([0, 6, 12, 18, 24]);
  expect(sparse(3, 300, 60)).toEqual([0, 1, 2]);
});
