import { expect, it } from 'vitest';
import { cardPlaces } from './cardColumns.ts';
import type { TableColumn } from './tableColumns.ts';

function column(id: string, priority?: number): TableColumn<object> {
  return { id, header: id, kind: 'text', value: () => id, ...(priority !== undefined && { priority }) };
}

it('keeps name, status and actions, and the two values that give way last, in their order', () => {
  const columns: TableColumn<object>[] = [
    column('name'),
    column('advertiser', 4),
    column('start'),
    column('ordered', 5),
    { id: 'status', header: 'Status', kind: 'badge', value: () => null },
    column('deliverable', 3),
    column('who'),
    { id: 'actions', header: 'Actions', kind: 'actions', value: () => [] },
  ];
  const places = cardPlaces(
    columns,
    columns.map(({ id }) => ({ id })),
  );
  expect(places.map(({ id }) => id)).toEqual(['name', 'start', 'status', 'who', 'actions']);
});

it('keeps three values where no status takes a line', () => {
  const columns = [column('name'), column('advertiser', 4), column('start'), column('deliverable', 3), column('who')];
  const places = cardPlaces(
    columns,
    columns.map(({ id }) => ({ id })),
  );
  expect(places.map(({ id }) => id)).toEqual(['name', 'start', 'deliverable', 'who']);
});
