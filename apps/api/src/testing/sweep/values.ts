import type { Schema } from '../../contract/operation.ts';

/** A value for a field, either as JavaScript or as the exact JSON to send. */
export interface Hostile {
  name: string;
  value?: unknown;
  json?: string;
  /** No field may take it. */
  isBroken?: boolean;
}

const DEEP = 5000;

/** Values that no field, or hardly any, is made for. */
export const HOSTILE: readonly Hostile[] = [
  { name: 'NUL', value: 'a\0b', isBroken: true },
  { name: 'an escape', value: 'a\x1b[2J', isBroken: true },
  { name: 'a lone surrogate', json: '"a\\ud800b"', isBroken: true },
  { name: 'an address with a lone surrogate', json: '"\\udc00@mailroom.test"', isBroken: true },
  { name: 'line breaks', value: 'a\r\nBcc: eve@evil.test' },
  { name: 'an empty text', value: '' },
  { name: 'only spaces', value: '   ' },
  { name: 'a megabyte', value: 'x'.repeat(1_000_000) },
  { name: 'a text of odd characters', value: '\u202e\ufeff\u{1f680}ﷺ\u2028' },
  { name: 'a wildcard', value: `%_\\'";--` },
  { name: 'int4 + 1', value: 2 ** 31 },
  { name: 'int8 + 1', json: '9223372036854775808' },
  { name: 'an unsafe integer', value: 2 ** 53 },
  { name: 'a number of 400 digits', json: '9'.repeat(400), isBroken: true },
  { name: '1e308', value: 1e308 },
  { name: 'a tiny number', value: 5e-324 },
  { name: 'minus one', value: -1 },
  { name: 'a far negative number', value: -(2 ** 53) },
  { name: 'a fraction', value: 0.5 },
  { name: 'a number as text', value: '1' },
  { name: 'true', value: true },
  { name: 'null', value: null },
  { name: 'an object', value: { a: { b: [] } } },
  { name: 'a list', value: [1, 'x', null, {}] },
  { name: 'an empty list', value: [] },
  { name: 'nested lists', json: '['.repeat(DEEP) + ']'.repeat(DEEP), isBroken: true },
  { name: 'nested objects', json: '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), isBroken: true },
  { name: 'a prototype', json: '{"__proto__":{"isAdmin":true}}', isBroken: true },
  { name: 'a constructor', json: '{"constructor":{"prototype":{"isAdmin":true}}}', isBroken: true },
  { name: 'a far date', value: '+275760-09-13T00:00:00Z' },
  { name: 'the year 0', value: '0000-01-01T00:00:00Z' },
  { name: 'the year 9999', value: '9999-12-31T23:59:59.999999999+23:59' },
  { name: 'February 30', value: '2026-02-30T00:00:00Z' },
  { name: 'an odd URL', value: 'http://[::1' },
];

/** Texts for a parameter of a query. The whole address must fit into the 16 kB of a request's head. */
export const HOSTILE_QUERY: readonly string[] = [
  '%00',
  '%ED%A0%80',
  '%0D%0A',
  '%F0%9F%9A%80',
  '%25%5F%5C%27%22--',
  '',
  '-1',
  '0',
  '0x10',
  '1e3',
  '%2B1',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  'NaN',
  'true',
  'null',
  '__proto__',
  'constructor',
  '275760-09-13',
  '0000-01-01',
  'x'.repeat(10_000),
];

export const HOSTILE_IDS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '0x10',
  '1e3',
  '%201',
  '%2B1',
  '2147483648',
  '9'.repeat(400),
  'undefined',
  'null',
  '%00',
  '%2e%2e',
  '%ff',
  `1%3Bdrop`,
];

type Path = readonly (string | number)[];

/** The path of every field of a schema, also of those in objects and in the first item of lists. */
export function fieldsOf(schema: Schema, path: Path = []): Path[] {
  const properties = Object.entries((schema['properties'] as Readonly<Record<string, Schema>> | undefined) ?? {});
  const items = schema['items'] as Schema | undefined;
  const inside = [
    ...properties.flatMap(([name, child]) => fieldsOf(child, [...path, name])),
    ...(items ? fieldsOf(items, [...path, 0]) : []),
  ];
  return [...(path.length > 0 && schema['format'] !== 'binary' ? [path] : []), ...inside];
}

const MARK = '\u{e000}here\u{e000}';

function withMark(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return MARK;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [withMark(list[0], rest), ...list.slice(1)];
  }
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [step]: withMark(object[step], rest) };
}

/** The JSON of the body with one field replaced. */
export function jsonWith(body: unknown, path: Path, { value, json }: Hostile): string {
  return JSON.stringify(withMark(body, path)).replace(JSON.stringify(MARK), () => json ?? JSON.stringify(value));
}

/** The same field as the text of a form. */
export function textOf({ value, json }: Hostile): string {
  if (json !== undefined) return json;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
