import { encodeAs, tableSamples } from '../csv/charsets.samples.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { Written } from './slowReading.samples.ts';

export interface UglyFile {
  name: string;
  bytes: Buffer;
  encoding: Encoding;
  written: Written;
}

/** The ways in which a program may write a table. */
export interface Way extends Partial<Written> {
  encoding?: Encoding;
  /** A byte order mark, or nothing. */
  mark?: readonly number[];
  rowEnd?: string;
  /** Whether every value stands in quotes. Default: only those that need it. */
  quotesAll?: boolean;
  /** Text in front of each value. */
  lead?: string;
  before?: string;
  after?: string;
}

const PLAIN: Written = {
  delimiter: ',',
  quote: '"',
  hasBackslashes: false,
  lineEnd: 'lf',
  firstLine: 1,
  hasHeader: true,
  email: 1,
};

const HEADING = ['Name', 'E-mail', 'City'];
/** Two of these people are rejected and one is a duplicate; their values hold everything that stands between values elsewhere. */
const PEOPLE = [
  ['Quay, Ada', 'ada@letters.test', 'Hull'],
  ['Mill; Ben', 'Ben.Mill@Letters.test', 'Bath'],
  ['Wall | Cleo', 'cleo+news@letters.test', ''],
  ['Harbour: Dan', 'dan@sub.letters.test', 'Bristol ~ Avon'],
  ['Pine ^ Eve', 'eve@letters.test', 'York, North; Ridings'],
  ['19" Racks', 'finn@letters.test', '"The Boot"'],
  ["O'Neil", 'gus@letters.test', "'quoted'"],
  ['two\nlines', 'hana@letters.test', 'with, a comma'],
  ['', 'ivo@letters.test', ''],
  ['Ada again', 'ADA@letters.test', 'Hull'],
  ['The office', 'info@letters.test', 'Leeds'],
  ['Nobody', 'nobody at letters', 'Leeds'],
];
const MORE = Array.from({ length: 30 }, (_, at) => [`Reader ${at}`, `reader${at}@letters.test`, 'Leeds']);

function valueOf(value: string, way: Way & Written): string {
  const { delimiter, quote, hasBackslashes, quotesAll, rowEnd = '\n' } = way;
  if (quote === null) return value.replaceAll(/[\r\n]/g, ' ').replaceAll(delimiter, ' ');
  const signs = [delimiter, quote, rowEnd, '\n', ...(hasBackslashes ? ['\\'] : [])];
  if (!quotesAll && !signs.some((sign) => value.includes(sign))) return value;
  const inner = hasBackslashes
    ? value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
    : value.replaceAll(quote, quote + quote);
  return quote + inner + quote;
}

function bytesOf(text: string, { encoding = 'utf-8', mark = [] }: Way): Buffer {
  const body =
    encoding === 'utf-8'
      ? Buffer.from(text)
      : encoding === 'utf-16le'
        ? Buffer.from(text, 'utf16le')
        : encoding === 'utf-16be'
          ? Buffer.from(text, 'utf16le').swap16()
          : encodeAs(encoding, text);
  return Buffer.concat([Buffer.from(mark), body]);
}

export function ugly(
  name: string,
  way: Way = {},
  table: readonly (readonly string[])[] = [HEADING, ...PEOPLE, ...MORE],
): UglyFile {
  const written = { ...PLAIN, ...way };
  const { rowEnd = '\n', before = '', after = '', lead = '' } = way;
  const rows = (written.hasHeader ? table : table.slice(1)).map((row) =>
    row.map((value, at) => (at === 0 ? '' : lead) + valueOf(value, written)).join(written.delimiter),
  );
  return {
    name,
    bytes: bytesOf(before + rows.join(rowEnd) + rowEnd + after, way),
    encoding: way.encoding ?? 'utf-8',
    written,
  };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const ROW_ENDS = [
  ['\n', 'lf'],
  ['\r\n', 'lf'],
  ['\r', 'cr'],
] as const;

const byDelimiter = DELIMITERS.flatMap((delimiter) =>
  ROW_ENDS.flatMap(([rowEnd, lineEnd]) =>
    [true, false].map((hasHeader) =>
      ugly(`${JSON.stringify([delimiter, rowEnd]).slice(1, -1)}, ${hasHeader ? 'with' : 'without'} headings`, {
        delimiter,
        rowEnd,
        lineEnd,
        hasHeader,
      }),
    ),
  ),
);

const byQuotes = DELIMITERS.flatMap((delimiter) => [
  ugly(`${JSON.stringify(delimiter)}, every value in quotes`, { delimiter, quotesAll: true }),
  ugly(`${JSON.stringify(delimiter)}, every value in quotes behind a blank`, { delimiter, quotesAll: true, lead: ' ' }),
  ugly(`${JSON.stringify(delimiter)}, quotes behind backslashes`, { delimiter, quotesAll: true, hasBackslashes: true }),
  ugly(`${JSON.stringify(delimiter)}, single quotes`, { delimiter, quotesAll: true, quote: "'" }, [
    HEADING,
    ...PEOPLE.map((row) => row.map((value) => value.replaceAll('"', ''))),
    ...MORE,
  ]),
]);

const MARKS = { 'utf-8': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
const byUnicode = (['utf-8', 'utf-16le', 'utf-16be'] as const).flatMap((encoding) => [
  ugly(`${encoding} with a mark`, { encoding, mark: MARKS[encoding], delimiter: '\t' }),
  ugly(`${encoding} without a mark`, { encoding, delimiter: ';', rowEnd: '\r\n' }),
]);

const byLanguage = tableSamples.flatMap(({ language, encodings, rows }) => {
  const delimiter = rows[0]?.includes(';') ? ';' : ',';
  const table = rows.map((row) => row.split(delimiter));
  const email = table[1]?.findIndex((value) => value.includes('@')) ?? 0;
  return encodings.map((encoding) => ugly(`${language} in ${encoding}`, { encoding, delimiter, email }, table));
});

const around = [
  ugly('sep= of Excel', { delimiter: ';', before: 'sep=;\r\n', rowEnd: '\r\n', firstLine: 2 }),
  ugly('sep= with delimiters behind it', { before: 'sep=,,,\r\n', rowEnd: '\r\n', firstLine: 2 }),
  ugly('a title', { before: 'Customers of winter\n', firstLine: 2 }),
  ugly('a title and notes, filled with delimiters', {
    delimiter: ';',
    before: 'Customers of winter;;\n;;\nExported 2026-11-26;;\n',
    firstLine: 4,
  }),
  ugly('blank lines before the headings', { before: '\n\n', firstLine: 3 }),
  ugly('the mark of DOS at the end', { rowEnd: '\r\n', after: '\u001A' }),
  ugly('zero bytes at the end', { after: '\0\0\0' }),
  ugly('blank lines at the end', { after: '\n\n \n,,\n' }),
  ugly('no line end at the end', { after: 'Last,last@letters.test,Hull' }),
  ugly('a total below the table', { after: 'Total: 42 people,,\n' }),
  ugly('the headings again', { after: `${HEADING.join(',')}\nLast,last@letters.test,Hull\n` }),
  ugly('a mark in the middle', { after: `\uFEFF${HEADING.join(',')}\nLast,\uFEFFlast@letters.test,Hull\n` }),
  ugly('delimiters behind some rows', { after: 'Last,last@letters.test,Hull,,,\nLess,less@letters.test,York,,\n' }),
  ugly('too many and too few values', { after: 'Last,last@letters.test,Hull,more\nless@letters.test\n' }),
  ugly('columns without a heading', {}, [
    [...HEADING, '', ''],
    ...PEOPLE.map((row, at) => (at % 2 === 0 ? row : [...row, '', 'x'])),
    ...MORE,
  ]),
  ugly('invisible characters around values', {}, [
    HEADING.map((name) => `\u200B${name}\u00A0`),
    ...[...PEOPLE, ...MORE].map((row) => row.map((value) => `\u00A0\u200B${value}\u2060 `)),
  ]),
  ugly('invisible characters inside addresses', {
    after: 'Last,la\u00ADst@letters.test,Hull\nLess,less@let\u200Bters.test,York\n',
  }),
  ugly('domains in two spellings', {
    after: 'One,kai@münchen.example,\nTwo,kai@xn--mnchen-3ya.example,\nThree,KAI@MÜNCHEN.example,\n',
  }),
  ugly('throw-away addresses', { after: 'Gone,gone@mailinator.com,\n' }),
  ugly('headings that say nothing', {}, [['a', 'b', 'c'], ...PEOPLE, ...MORE]),
  ugly('one column', { email: 0 }, [['E-mail'], ...MORE.map(([, email = '']) => [email])]),
  ugly('one column without a heading', { email: 0, hasHeader: false }, [
    [''],
    ...MORE.map(([, email = '']) => [email]),
  ]),
];

/** Files as programs really write them, each in one of the ways that other importers stumble over. */
export const uglyFiles: readonly UglyFile[] = [...byDelimiter, ...byQuotes, ...byUnicode, ...byLanguage, ...around];
