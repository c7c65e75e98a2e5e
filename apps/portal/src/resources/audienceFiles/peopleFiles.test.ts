import { expect, it } from 'vitest';
import { differenceOf } from './differenceOf.ts';
import { goesInParts, peopleName } from './peopleFiles.ts';

const MIB = 1024 * 1024;

it.each([
  ['clients.csv', 8 * MIB, false],
  ['clients.CSV', 12, false],
  ['clients.csv', 8 * MIB + 1, true],
  ['clients.xlsx', 12, true],
  ['clients.csv.gz', 12, true],
  ['clients.txt', 12, true],
])('sends %s of %i bytes in parts: %s', (name, size, expected) => {
  expect(goesInParts({ name, size })).toBe(expected);
});

it.each([
  ['tyre-customers.csv', 'tyre customers'],
  ['tyre_customers.csv.gz', 'tyre customers'],
  ['people.v2.xlsx', 'people.v2'],
  ['people.gz', 'people'],
])('names the people of %s %s', (file, name) => {
  expect(peopleName(file)).toBe(name);
});

it('knows the file of an upload by its name, size and date', () => {
  const upload = { name: 'clients.zip', size: 12, last_modified: 5 };
  const file = { name: 'clients.zip', size: 12, lastModified: 5 };
  expect(differenceOf(file, upload)).toBeUndefined();
  expect(differenceOf({ ...file, lastModified: 6 }, { ...upload, last_modified: null })).toBeUndefined();
  expect(differenceOf({ ...file, name: 'clients (1).zip' }, upload)).toBe('name');
  expect(differenceOf({ ...file, size: 13 }, upload)).toBe('size');
  expect(differenceOf({ ...file, lastModified: 6 }, upload)).toBe('date');
});
