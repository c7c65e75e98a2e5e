import { expect, it } from 'vitest';
import { decodeHtml } from './decode.ts';

const TEXT = '<p>Grüße, Zürich – 10 €</p>';

it('reads UTF-8 and UTF-16 with or without a byte order mark', () => {
  expect(decodeHtml(Buffer.from(TEXT))).toBe(TEXT);
  expect(decodeHtml(Buffer.from(`\ufeff${TEXT}`))).toBe(TEXT);
  expect(decodeHtml(Buffer.from(`\ufeff${TEXT}`, 'utf16le'))).toBe(TEXT);
});

it('trusts the bytes over the declared encoding', () => {
  expect(decodeHtml(Buffer.from(`<meta charset="iso-8859-1">${TEXT}`))).toBe(`<meta charset="iso-8859-1">${TEXT}`);
});

it('reads the encodings of old tools', () => {
  expect(decodeHtml(Buffer.from([0x3c, 0x70, 0x3e, 0x80, 0xfc]))).toBe('<p>€ü');
  const koi = Buffer.concat([Buffer.from('<meta charset=koi8-r>'), Buffer.from([0xf0, 0xd2])]);
  expect(decodeHtml(koi)).toBe('<meta charset=koi8-r>Пр');
});

it('refuses files that are not text', () => {
  expect(decodeHtml(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBeNull();
  expect(decodeHtml(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).toBeNull();
});
