import { expect, it } from 'vitest';
import { firstInvisible, trimInvisible, withoutInvisible } from './invisible.ts';

it('finds the first character that nobody sees', () => {
  expect(firstInvisible('be\u200Bn\u00AD')).toEqual({ name: 'zero-width space', place: 2 });
  expect(firstInvisible('zoë')).toBeUndefined();
});

it('removes them everywhere, or from the ends', () => {
  expect(withoutInvisible('\uFEFFbe\u200Bn\u00A0')).toBe('ben');
  expect(trimInvisible(' \u200B\uFEFFAda\u00ADlina \u00A0\u202C')).toBe('Ada\u00ADlina');
  expect(trimInvisible('\u00A0\u200B')).toBe('');
  expect(trimInvisible('  Zoë ')).toBe('Zoë');
  expect(trimInvisible('')).toBe('');
});
