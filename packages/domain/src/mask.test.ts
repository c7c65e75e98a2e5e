import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mask } from './mask.ts';

it('keeps the first and the last character', () => {
  expect(mask('ada@example.com')).toBe('a*************m');
  expect(mask('abc')).toBe('a*c');
});

it('hides one or two characters entirely', () => {
  expect(mask('ab')).toBe('**');
  expect(mask('a')).toBe('*');
  expect(mask('')).toBe('');
});

it('never shows more than one character at each end, and keeps the length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const before = [...text];
      const after = [...mask(text)];
      expect(after).toHaveLength(before.length);
      const shown = after.map((character, index) => (character === '*' ? -1 : index)).filter((index) => index >= 0);
      expect(shown.every((index) => index === 0 || index === before.length - 1)).toBe(true);
      if (before.length < 3) expect(shown).toEqual([]);
    }),
  );
});
