import { expect, it } from 'vitest';
import type { TableColumnsState } from '../state/tableState.ts';
import { groupRuns } from './groupRuns.ts';
import { placeColumns, planColumns } from './columnLayout.ts';
import { headerBelowGroup, namedWithGroups, type TableColumn } from './tableColumns.ts';

interface Row {
  id: string;
}
function number(id: string, group?: string): TableColumn<Row> {
  return { id, header: id, group, kind: 'number', value: () => 1 };
}
const columns = namedWithGroups<Row>([
  { id: 'Order', header: 'Order', kind: 'text', value: ({ id }) => id },
  number('Sent', 'Delivery'),
  number('Rate', 'Delivery'),
  number('Clicks', 'Engagement'),
]);

function groups(state: Partial<TableColumnsState> = {}) {
  const { places } = planColumns(columns, { hidden: [], ...state }, { available: 2000, leadWidth: 0 });
  return groupRuns(placeColumns(columns, places)).map(({ name, count, pin, isEdge, style }) => ({
    name: `${name ?? ''} ${count}`,
    ...(pin && { pin, isEdge, style }),
  }));
}

it('joins neighbours of the same group', () => {
  expect(groups().map(({ name }) => name)).toEqual([' 1', 'Delivery 2', 'Engagement 1']);
});

it('counts the columns that are shown', () => {
  expect(groups({ hidden: ['Sent', 'Clicks'] }).map(({ name }) => name)).toEqual([' 1', 'Delivery 1']);
});

it('splits a group whose columns the reader moved apart', () => {
  const order = ['Order', 'Sent', 'Clicks', 'Rate'];
  expect(groups({ order }).map(({ name }) => name)).toEqual([' 1', 'Delivery 1', 'Engagement 1', 'Delivery 1']);
});

it('splits a group where its pinned columns end', () => {
  expect(groups({ pinned: { start: ['Order', 'Sent'], end: [] } })).toEqual([
    { name: ' 1', pin: 'start', isEdge: false, style: { insetInlineStart: 'var(--pin-0)' } },
    { name: 'Delivery 1', pin: 'start', isEdge: true, style: { insetInlineStart: 'var(--pin-1)' } },
    { name: 'Delivery 1' },
    { name: 'Engagement 1' },
  ]);
});

it('keeps a pinned group as far from the edge as the column nearest to it', () => {
  expect(groups({ pinned: { start: ['Sent', 'Rate'], end: [] } })[0]?.style).toEqual({
    insetInlineStart: 'var(--pin-0)',
  });
  expect(groups({ pinned: { start: [], end: ['Sent', 'Rate'] } }).at(-1)).toEqual({
    name: 'Delivery 2',
    pin: 'end',
    isEdge: true,
    style: { insetInlineEnd: 'var(--pin-3)' },
  });
});

it('names a column with its group, and writes the short header below it', () => {
  expect(columns.map(({ header }) => header)).toEqual([
    'Order',
    'Delivery: Sent',
    'Delivery: Rate',
    'Engagement: Clicks',
  ]);
  expect(columns.map(headerBelowGroup)).toEqual(['Order', 'Sent', 'Rate', 'Clicks']);
});
