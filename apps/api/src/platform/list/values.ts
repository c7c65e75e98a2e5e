import { malformed } from '../../errors.ts';
import type { FieldType } from './resource.ts';

type Value = string | number | boolean;

/** The largest id that the database can have given. */
const LARGEST = 2 ** 31 - 1;

const parsers: Readonly<Record<FieldType, (text: string) => Value | undefined>> = {
  text: (text) => (text.includes('\0') ? undefined : text),
  integer: (text) => (/^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= LARGEST ? Number(text) : undefined),
  boolean: (text) => ({ true: true, false: false })[text],
  timestamp: (text) => (Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString()),
  date: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
};

const postgresTypes: Readonly<Record<FieldType, string>> = {
  text: 'text',
  integer: 'int',
  boolean: 'boolean',
  timestamp: 'timestamptz',
  date: 'date',
};

export function arrayType(type: FieldType): string {
  return `${postgresTypes[type]}[]`;
}

/** The values of a filter in the field's type. */
export function parseValues(field: string, type: FieldType, texts: readonly string[]): Value[] {
  return texts.map((text) => {
    const value = parsers[type](text);
    if (value === undefined)
      throw malformed(`${field}:eq`, `must be ${type === 'integer' ? 'a whole number' : `a ${type}`}`);
    return value;
  });
}
