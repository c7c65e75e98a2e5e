import { expect, it } from 'vitest';
import { encodedSize, encodingFor } from './textEncoding.ts';

it.each([
  ['Western letters', '<p>Grüße aus Zürich, mit vielen lieben Worten</p>', 'quoted-printable'],
  ['ASCII', '<p class="a">Hello</p>', 'quoted-printable'],
  ['Cyrillic', '<p>Привет из Москвы, дорогие читатели</p>', 'base64'],
  ['Japanese', '<p>こんにちは、読者のみなさま</p>', 'base64'],
  ['nothing', '', 'quoted-printable'],
])('%s travel in the smaller encoding', (_, text, encoding) => {
  expect(encodedSize(text).encoding).toBe(encoding);
  expect(encodingFor(text, text)).toBe(encoding);
});

it('counts the bytes that travel', () => {
  expect(encodedSize('<p a="ü">')).toEqual({ encoding: 'quoted-printable', bytes: 16 });
  expect(encodedSize('Hello, ü')).toEqual({ encoding: 'base64', bytes: 12 });
  expect(encodedSize('Hello, it is me: ü')).toEqual({ encoding: 'quoted-printable', bytes: 23 });
});
