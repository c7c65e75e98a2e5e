import { describe, expect, it } from 'vitest';
import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';
import { readHtmlText } from './decode.ts';

const TEXT = '<p>Grüße, Zürich – 10 €</p>';

function read(...pieces: (string | number[])[]) {
  return readHtmlText(
    Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece)))),
  );
}

describe('letters that are certain', () => {
  it('reads UTF-8 and UTF-16 with or without a byte order mark', () => {
    for (const bytes of [
      Buffer.from(TEXT),
      Buffer.from(`\ufeff${TEXT}`),
      Buffer.from(`\ufeff${TEXT}`, 'utf16le'),
      Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(),
      Buffer.from(TEXT, 'utf16le'),
      Buffer.from(TEXT, 'utf16le').swap16(),
    ])
      expect(readHtmlText(bytes)).toMatchObject({ text: TEXT, doubt: null });
  });

  it('trusts the bytes over the name in the file', () => {
    const html = `<meta charset="iso-8859-1">${TEXT}`;
    expect(read(html)).toEqual({ text: html, encoding: 'utf-8', declared: 'iso-8859-1', doubt: null });
  });

  it('reads the encodings of old tools that the file names', () => {
    expect(read('<meta charset=koi8-r>', [0xf0, 0xd2])).toEqual({
      text: '<meta charset=koi8-r>Пр',
      encoding: 'koi8-r',
      declared: 'koi8-r',
      doubt: null,
    });
    expect(read('<?xml version="1.0" encoding="windows-1252"?><p>', [0x80, 0xfc])).toMatchObject({
      text: '<?xml version="1.0" encoding="windows-1252"?><p>€ü',
      doubt: null,
    });
  });

  it.each(['<meta charset="iso-2022-jp">', '<meta charset="utf-8">', ''])('reads ISO-2022-JP after %j', (head) => {
    expect(read(`${head}<p>\u001B$BF|K\\8l\u001B(B</p>`)).toMatchObject({
      text: `${head}<p>日本語</p>`,
      encoding: 'iso-2022-jp',
      doubt: null,
    });
  });
});

describe('letters that may be wrong', () => {
  it('says that a file without a name was taken for Windows-1252', () => {
    expect(read('<p>', [0x80, 0xfc])).toEqual({
      text: '<p>€ü',
      encoding: 'windows-1252',
      declared: null,
      doubt: 'guessed',
    });
  });

  it.each([
    ['a name that nobody knows', '<meta charset="x-mac-ce"><p>', [0xfc]],
    ['UTF-8 that is none', '<meta charset="utf-8"><p>', [0xfc]],
    ['UTF-16 by bytes of one letter', '<meta charset="utf-16"><p>', [0xfc, 0xfc]],
    ['Shift-JIS that is none', '<meta charset="shift_jis"><p>', [0xfc, 0x3c]],
    ['a byte without a letter in Windows-1252', '<p>', [0x81, 0x40]],
    ['UTF-7', '<meta charset="utf-7"><p>Gr+APw-n', []],
    ['Korean by escapes', '<meta charset="iso-2022-kr"><p>\u001B$)C', []],
    ['escapes of an encoding without a name', '<p>\u001B$)A', []],
  ])('%s can’t be read', (_, text, bytes) => {
    expect(read(text, bytes)).toMatchObject({ doubt: 'unread' });
  });

  it.each([
    [
      'one byte of another encoding in UTF-8',
      ['<meta charset="utf-8"><p>Grüße, Stra', [0xdf], 'e'],
      'Grüße, Stra\uFFFDe',
    ],
    ['another encoding than its name', ['<meta charset="x-mac-ce"><p>Gr', [0xfc, 0xdf], 'e'], 'Gr\uFFFD\uFFFDe'],
    ['Shift-JIS without a name', ['<p>', [0x81, 0x65, 0x83, 0x58], '!'], '\uFFFDe\uFFFDX!'],
    ['UTF-7', ['<meta charset="utf-7"><p>Gr+APwA3w-e 1 +- 1'], 'Gr\uFFFDe 1 +- 1'],
    ['HZ', ['<meta charset="hz-gb-2312"><p>~{VPND~} ok'], '\uFFFD ok'],
  ])('are marked where they were in %s, also when the text is saved again', (_, pieces, text) => {
    const found = read(...pieces);
    expect(found?.text.endsWith(`<p>${text}`)).toBe(true);
    expect(found?.doubt).toBe('unread');
    expect(read(declaredAsUtf8(found?.text ?? ''))?.text).toContain('\uFFFD');
  });

  it('is silent about a strange name where all letters are ASCII', () => {
    expect(read('<meta charset="{{charset}}"><p>Hello')).toMatchObject({ doubt: null });
    expect(read('<meta charset="x-mac-ce"><p>Hello')).toMatchObject({ doubt: null });
  });
});

it('refuses files that are not text', () => {
  expect(readHtmlText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBeNull();
  expect(readHtmlText(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).toBeNull();
});
