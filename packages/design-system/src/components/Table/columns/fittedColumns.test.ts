import { expect, it } from 'vitest';
import { formatDateWithIntl } from '../../../provider/formatDateWithIntl.ts';
import { actionsColumnWidth, actionsWidth, dateColumnWidth, fitColumns } from './fittedColumns.ts';
import type { TableAction, TableColumn } from './tableColumns.ts';

interface Row {
  start: string;
  actions: readonly TableAction[];
}

const columns: TableColumn<Row>[] = [
  { id: 'start', header: 'Start', kind: 'date', value: (row) => row.start },
  { id: 'end', header: 'End', kind: 'date', width: 120, value: (row) => row.start },
  { id: 'actions', header: 'Actions', kind: 'actions', value: (row) => row.actions },
];

function action(label: string, isInline: boolean): TableAction {
  return { id: label, label, isInline, onAction: () => undefined };
}

function widthIn(locale: string, zone: string): number {
  return dateColumnWidth((moment) => formatDateWithIntl(moment, 'datetime', zone, locale));
}

it('gives dates the width that their locale and zone need', () => {
  expect(widthIn('en-US', 'America/New_York')).toBe(188);
  expect(widthIn('en-US', 'Asia/Kathmandu')).toBeGreaterThan(widthIn('en-US', 'America/New_York'));
  expect(widthIn('ja-JP', 'Asia/Tokyo')).toBeLessThan(widthIn('en-US', 'Asia/Kathmandu'));
});

it('gives actions the width of the row with the widest ones', () => {
  const menu = actionsWidth([action('Copy', false), action('Delete', false)]);
  const open = actionsWidth([action('Open', true)]);
  expect(menu).toBe(48);
  expect(actionsWidth([action('Open', true), action('Delete', false)])).toBeGreaterThan(open + 24);
  const rows = [[action('Open', true)], [action('Open in a new window', true)], []];
  expect(
    actionsColumnWidth(
      columns,
      rows.map((actions) => ({ start: '', actions })),
    ),
  ).toBe(actionsWidth([action('Open in a new window', true)]));
  expect(actionsColumnWidth(columns.slice(0, 2), [{ start: '', actions: [] }])).toBe(0);
});

it('leaves a column its own width', () => {
  const widths = fitColumns(columns, { date: 200, actions: 96 }).map(({ width }) => width);
  expect(widths).toEqual([200, 120, 96]);
});
