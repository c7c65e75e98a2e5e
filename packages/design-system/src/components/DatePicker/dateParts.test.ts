import { expect, it } from 'vitest';
import { isUnfinished, partsState, type PartsState } from './dateParts.ts';

function part(isPlaceholder: boolean, isEditable = true) {
  return { type: 'day', isPlaceholder, isEditable };
}

function year(value: number) {
  return { ...part(false), type: 'year', value };
}

const literal = part(false, false);

it('tells a half-typed date from an empty and a complete one', () => {
  expect(partsState([part(true), literal, part(true)])).toBe('empty');
  expect(partsState([part(false), literal, part(true)])).toBe('partial');
  expect(partsState([part(false), literal, part(false)])).toBe('complete');
});

it('takes a year of fewer than four digits for a half-typed one, unless the calendar has eras', () => {
  expect([2, 20, 202, 2026].map((value) => partsState([part(false), literal, year(value)]))).toEqual([
    'partial',
    'partial',
    'partial',
    'complete',
  ]);
  expect(partsState([part(false), year(8), { ...part(false), type: 'era' }])).toBe('complete');
});

it.each<[PartsState, PartsState, boolean]>([
  ['empty', 'empty', false],
  ['complete', 'complete', false],
  ['partial', 'empty', true],
  ['complete', 'partial', true],
  ['complete', 'empty', true],
])('a range of a start that is %s and an end that is %s: unfinished is %s', (start, end, isIt) => {
  expect(
    isUnfinished(
      new Map([
        ['start', start],
        ['end', end],
      ]),
    ),
  ).toBe(isIt);
});
