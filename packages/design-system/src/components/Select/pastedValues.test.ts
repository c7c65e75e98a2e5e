import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortPasted, splitPasted } from './pastedValues.ts';

const words = { unknown: 'no such option', noRoom: 'limit reached' };
const options = [
  { value: '1', label: 'Café' },
  { value: '2', label: 'Tea', disabled: true, reason: 'sold out' },
];

it('splits text from a spreadsheet, a list or a line', () => {
  expect(splitPasted(' a,b;\tc\r\nd\n\n, e f ')).toEqual(['a', 'b', 'c', 'd', 'e f']);
});

it('accepts options by label or value, and says why it rejects others', () => {
  const known = { options, chosen: new Set<string>(), room: Infinity, check: undefined, words };
  expect(sortPasted(['cafe', '1', 'tea', 'milk'], known)).toEqual({
    taken: [options[0]],
    left: [
      { text: 'tea', why: 'sold out' },
      { text: 'milk', why: 'no such option' },
    ],
  });
});

it('never accepts more than the limit or one value twice, and loses nothing', () => {
  const text = fc.stringMatching(/^[a-z]{1,3}$/);
  fc.assert(
    fc.property(fc.array(text), fc.uniqueArray(text), fc.nat(8), (texts, chosen, room) => {
      const known = { options: [], chosen: new Set(chosen), room, check: () => undefined, words };
      const { taken, left } = sortPasted(texts, known);
      const values = taken.map((option) => option.value);
      expect(taken.length).toBeLessThanOrEqual(room);
      expect(new Set([...chosen, ...values]).size).toBe(chosen.length + values.length);
      expect(new Set([...chosen, ...values, ...left.map((one) => one.text)])).toEqual(new Set([...chosen, ...texts]));
    }),
  );
});
