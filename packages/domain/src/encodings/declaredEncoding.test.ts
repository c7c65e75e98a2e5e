import { expect, it } from 'vitest';
import { declaredAsUtf8, declaredEncoding } from './declaredEncoding.ts';

it.each([
  ['<meta charset="shift_jis">', '<meta charset="utf-8">'],
  ['<META CHARSET=windows-1252/>', '<META CHARSET=utf-8/>'],
  [
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
  ],
  [`<?xml version="1.0" encoding='iso-8859-1'?>`, `<?xml version="1.0" encoding='utf-8'?>`],
  [
    '<!--[if mso]><meta charset="x"><![endif]--><meta charset=y>',
    '<!--[if mso]><meta charset="utf-8"><![endif]--><meta charset=utf-8>',
  ],
])('%s names UTF-8', (html, expected) => {
  expect(declaredAsUtf8(html)).toBe(expected);
});

it.each([
  '<meta charset="UTF8">',
  '<meta name="viewport" content="width=device-width">',
  '<p>charset=shift_jis</p>',
  '<meta><form accept-charset="x">',
])('%s stays as it is', (html) => {
  expect(declaredAsUtf8(html)).toBe(html);
});

it('reads the name that stands first', () => {
  expect(declaredEncoding('<?xml encoding="koi8-r"?><meta charset=x>')).toBe('koi8-r');
  expect(declaredEncoding('<p>charset=x')).toBeNull();
});
