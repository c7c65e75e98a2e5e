import { expect, it } from 'vitest';
import { compareRanks, ranksOfRows } from './sortRanks.ts';
import type { TableColumn } from '../columns/tableColumns.ts';

interface Parcel {
  name: string | null;
  grams: number | null;
}
const parcels: Parcel[] = [
  { name: 'Box 10', grams: 20 },
  { name: 'box 2', grams: null },
  { name: null, grams: 5 },
  { name: 'Box 2', grams: 20 },
  { name: 'Äpfel', grams: -1 },
];
const name: TableColumn<Parcel> = { id: 'name', header: 'Name', kind: 'text', value: (parcel) => parcel.name };
const grams: TableColumn<Parcel> = { id: 'grams', header: 'Grams', kind: 'number', value: (parcel) => parcel.grams };

function sorted(column: TableColumn<Parcel>, isDescending: boolean, found = parcels) {
  const ranks = ranksOfRows(parcels)(column, found);
  const rankOf = (parcel: Parcel) => ranks[found.indexOf(parcel)] ?? Number.NaN;
  const sign = isDescending ? -1 : 1;
  return found.toSorted((one, other) => compareRanks(rankOf(one), rankOf(other), isDescending) * sign);
}

it('sorts words in the order of the language, and keeps the order of equal ones', () => {
  expect(sorted(name, false).map((parcel) => parcel.name)).toEqual(['Äpfel', 'box 2', 'Box 2', 'Box 10', null]);
  expect(sorted(name, true).map((parcel) => parcel.name)).toEqual(['Box 10', 'box 2', 'Box 2', 'Äpfel', null]);
});

it('sorts numbers by value, and missing values last in both directions', () => {
  expect(sorted(grams, false).map((parcel) => parcel.grams)).toEqual([-1, 5, 20, 20, null]);
  expect(sorted(grams, true).map((parcel) => parcel.grams)).toEqual([20, 20, 5, -1, null]);
});

it('sorts the rows that were found', () => {
  const found = parcels.filter((parcel) => parcel.grams !== 20);
  expect(sorted(name, false, found).map((parcel) => parcel.name)).toEqual(['Äpfel', 'box 2', null]);
  expect(sorted(grams, true, found).map((parcel) => parcel.grams)).toEqual([5, -1, null]);
});
