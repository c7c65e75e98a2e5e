import { expect, it } from 'vitest';
import { InvalidIdError, readRecordId } from './recordId.ts';

it.each(['1', '412', String(Number.MAX_SAFE_INTEGER)])('%s is an id', (text) => {
  expect(readRecordId(text)).toBe(Number(text));
});

it.each([
  '',
  'undefined',
  'NaN',
  'null',
  'abc',
  '0x10',
  '1e3',
  '-1',
  '+1',
  '0',
  '007',
  '1.5',
  ' 1',
  '٣',
  '9007199254740993',
])("'%s' is not an id", (text) => {
  expect(() => readRecordId(text)).toThrow(InvalidIdError);
});
