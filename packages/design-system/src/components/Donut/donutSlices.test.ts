import { expect, it } from 'vitest';
import { arcsOf, gatherSlices, OTHER } from './donutSlices.ts';

function slices(...values: number[]) {
  return values.map((value, index) => ({ id: `s${index}`, label: `S${index}`, value }));
}

function other(count: number) {
  return `Other (${count})`;
}

it('draws up to six slices, the largest first', () => {
  expect(gatherSlices(slices(1, 6, 5, 4, 3, 2), other).map((slice) => slice.value)).toEqual([6, 5, 4, 3, 2, 1]);
});

it('gathers the smallest of seven or more, and puts them last even when they add up to the most', () => {
  const gathered = gatherSlices(slices(10, 9, 8, 7, 6, 5, 5, 5), other);
  expect(gathered).toHaveLength(6);
  expect(gathered.at(-1)).toEqual({ id: OTHER, label: 'Other (3)', value: 15, index: 5 });
});

it('covers the whole ring once, and leaves out slices of zero', () => {
  const arcs = arcsOf(gatherSlices(slices(3, 1, 0), other));
  expect(arcs.map((arc) => arc.id)).toEqual(['s0', 's1']);
  expect(arcs[0]?.end).toBeCloseTo(1.5 * Math.PI);
  expect(arcs[1]?.end).toBeCloseTo(2 * Math.PI);
});

it('has no arcs when there is nothing to draw', () => {
  expect(arcsOf(gatherSlices(slices(0, 0), other))).toEqual([]);
});
