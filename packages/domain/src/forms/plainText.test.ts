import { expect, it } from 'vitest';
import { textFault, withoutMarks } from './plainText.ts';

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

const TURNING = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

it.each(TURNING)(
  'refuses a mark that turns the reading direction in a name, and takes it where readers need it',
  (mark) => {
    const text = `Boots${mark}gnp.exe`;
    for (const field of ['name', 'product_name', 'from_name', 'po_number'])
      expect(textFault(text, field, false)).toMatch(/ can not contain marks that change the reading direction$/);
    expect(textFault(text, 'subject', false)).toBeUndefined();
    expect(textFault(text, 'preheader', false)).toBeUndefined();
    expect(textFault(text, 'notes', true)).toBeUndefined();
    expect(withoutMarks(text)).toBe('Bootsgnp.exe');
  },
);

it.each(['\u2028', '\u2029'])('refuses a separator of lines in a field of one line', (separator) => {
  for (const field of ['name', 'subject'])
    expect(textFault(`one${separator}two`, field, false)).toMatch(/must be a single line$/);
  expect(textFault(`one${separator}two`, 'notes', true)).toBeUndefined();
  expect(withoutMarks(`one${separator}two`)).toBe('one two');
});

it('accepts the marks that a name of either direction may need', () => {
  expect(textFault('\u200eנשרה\u200f 12\u061c', 'name', false)).toBeUndefined();
});
