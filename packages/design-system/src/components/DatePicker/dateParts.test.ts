import { expect, it } from 'vitest';
import { isUnfinished, partsState, type PartsState } from './dateParts.ts';

function part(isPlaceholder: boolean, isEditable = true) {
  return { isPlaceholder, isEditable };
}

const literal = part(false, false);

it('tells a half-typed date from an empty and a complete one', () => {
  expect(partsState([part(true), literal, part(true)])).toBe('empty');
  expect(partsState([part(false), literal, part(true)])).toBe('partial');
  expect(partsState([part(false), literal, part(false)])).toBe('complete');
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
