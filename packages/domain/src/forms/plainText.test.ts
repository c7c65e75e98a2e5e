import { expect, it } from 'vitest';
import { textFault } from './plainText.ts';

it('accepts text of every script, and symbols outside the basic plane', () => {
  for (const text of ['', 'Überraschung für Zoë', 'こんにちは', 'نشرة', '👩‍🚀 news']) {
    expect(textFault(text, 'name', false), text).toBeUndefined();
    expect(textFault(text, 'name', true), text).toBeUndefined();
  }
});

it('accepts tabs and line breaks only in a field of several lines', () => {
  expect(textFault('one\r\n\ttwo\n', 'notes', true)).toBeUndefined();
  expect(textFault('one\ntwo', 'first_name', false)).toBe('First name must be a single line');
  expect(textFault('one\rtwo', 'first_name', false)).toBe('First name must be a single line');
  expect(textFault('one\ttwo', 'first_name', false)).toBe('First name can not contain control characters');
});

it.each([
  ['NUL', 'a\0b'],
  ['an escape', 'a\x1b[31m'],
  ['DEL', 'a\x7f'],
  ['a C1 control character', 'a\x85b'],
  ['the first half of a surrogate pair', 'a\ud83d'],
  ['the second half of a surrogate pair', '\ude80a'],
])('refuses %s in every field', (_name, text) => {
  expect(textFault(text, 'po_number', false)).toBe('Po number can not contain control characters');
  expect(textFault(text, 'notes', true)).toBe('Notes can not contain control characters');
});
