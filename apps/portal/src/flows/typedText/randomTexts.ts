import { constantFrom, oneof, sample, string, tuple, type Arbitrary } from 'fast-check';

const NUMBERS = [
  '12ab',
  '3 pieces',
  '1e5',
  '0x10',
  '-3',
  '\u22127',
  '007',
  '0',
  '12,50',
  '12.50',
  '1.234,56',
  '1,234.56',
  '1 234',
  '12.345',
  '.5',
  '7.',
  '$5',
  '½',
  '１２３',
  '１２，５',
  '٣٤',
  '99999999999999999999',
];
const DATES = [
  '11/2',
  '2026-13-40',
  '1123',
  '112320260815',
  '11232026',
  '02302026',
  '1',
  '12/31/1999 11:59 PM',
  '2027',
];
const BLANKS = ['', ' ', '   ', '\u00a0', '\u3000\u3000', '\ufeff'];
const NAMES = [
  'Winter tyres',
  '  Northlight  ',
  '\u00a0Lindau\u00a0',
  "O'Brien & <b>sons</b>",
  'null',
  'undefined',
  'true',
  '{{first_name}}',
  'مرحبا ١٢',
  '\u202eabc\u202c',
  'ﬁne ⅷ',
  'e\u0301te\u0301',
  '👩‍👩‍👧 family',
  '🙂🙂🙂',
  '%75ndefined',
  'ß',
];
const PLACES = [
  'sam@mailroom.example',
  ' sam@mailroom.example ',
  'sam at mailroom',
  'https://a.example/?q=1#x',
  'a.example',
  '../up',
];
const UNPRINTABLE = ['\u0000', 'a\u0007b', 'tab\there', '\u001b[31m', 'half \ud83d', '\udc00', '\u0085'];
const LENGTHS = [61, 81, 201, 255, 401, 601, 1001, 2001, 4001, 20_001];

/** Around every limit that fields have, in letters of one and of two UTF-16 units. */
const long = tuple(constantFrom(...LENGTHS), constantFrom(-1, 0), constantFrom('x', '🙂', 'x ')).map(
  ([length, more, letter]) => letter.repeat(length + more),
);

const anyText: Arbitrary<string> = oneof(
  constantFrom(...NUMBERS),
  constantFrom(...DATES),
  constantFrom(...BLANKS),
  constantFrom(...NAMES),
  constantFrom(...PLACES),
  constantFrom(...UNPRINTABLE),
  long,
  string({ unit: 'grapheme', maxLength: 30 }),
  string({ unit: constantFrom(...'0123456789.,-+ ab'), maxLength: 8 }),
  string({ unit: 'binary', maxLength: 12 }),
);

const anyLines = oneof(
  anyText,
  tuple(anyText, constantFrom('\n', '\r\n', '\n\n'), anyText).map((parts) => parts.join('')),
);

/** Texts that a person, a keyboard or a clipboard could put into a field. The same seed gives the same texts. */
export function randomTexts(seed: number, count: number, isMultiline: boolean): string[] {
  const texts = sample(isMultiline ? anyLines : anyText, { seed, numRuns: count });
  // A browser strips line breaks from a single line.
  return isMultiline ? texts : texts.map((text) => text.replaceAll(/[\r\n]/g, ''));
}
