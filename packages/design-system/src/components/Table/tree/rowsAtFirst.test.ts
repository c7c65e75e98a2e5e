import { expect, it } from 'vitest';
import type { TableProps } from '../tableProps.ts';
import { rowsAtFirst } from './rowsAtFirst.ts';

interface Place {
  id: string;
  kind: string;
  places: Place[];
}

const quay: Place = { id: 'quay', kind: 'berth', places: [] };
const north: Place = { id: 'north', kind: 'basin', places: [quay, { id: 'dock', kind: 'berth', places: [] }] };
const south: Place = { id: 'south', kind: 'basin', places: [] };

function count(given: Partial<TableProps<Place>>): number | undefined {
  const props: TableProps<Place> = {
    label: 'Places',
    columns: [{ id: 'kind', kind: 'text', header: 'Kind' }],
    rows: [north, south],
    rowId: ({ id }) => id,
    ...given,
  };
  return rowsAtFirst(props as unknown as TableProps<object>);
}

it('counts the rows of a tree that are not below a closed one', () => {
  const rowChildren = ({ places }: Place) => places;
  expect(count({ rowChildren })).toBe(2);
  expect(count({ rowChildren, opened: ['north', 'quay'] })).toBe(4);
  expect(count({ rowChildren, rows: undefined })).toBeUndefined();
});

it('ends at rows that contain each other, as the tree does', () => {
  expect(count({ rowChildren: () => [south, north], opened: ['north', 'south'] })).toBe(2);
});

it('counts the headings of groups, and their rows unless the application opens some', () => {
  expect(count({ groupBy: 'kind' })).toBe(3);
  expect(count({ groupBy: 'kind', rows: [north, quay] })).toBe(4);
  expect(count({ groupBy: 'kind', opened: [] })).toBe(1);
});
