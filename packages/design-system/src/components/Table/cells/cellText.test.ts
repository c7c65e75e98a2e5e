import { expect, it } from 'vitest';
import { cellSortValue, cellText, type CellFormats } from './cellText.ts';
import type { TableColumn } from '../columns/tableColumns.ts';

const formats: CellFormats = {
  date: (value) => `on ${String(value)}`,
  number: (value, options) => new Intl.NumberFormat('en-US', options).format(value),
};

function both(column: TableColumn<object>): [string, string | number | undefined] {
  return [cellText(column, {}, formats), cellSortValue(column, {})];
}
const base = { id: 'x', header: 'X' };

it('gives every kind its text and its sort value', () => {
  expect(both({ ...base, kind: 'text', value: () => 'Boots', detail: () => '#1' })).toEqual(['Boots #1', 'Boots']);
  expect(both({ ...base, kind: 'pills', value: () => ['A', 'B'] })).toEqual(['A, B', 'A']);
  expect(both({ ...base, kind: 'pillsWithTooltip', value: () => [{ label: 'A', tooltip: 't' }] })).toEqual(['A', 'A']);
  expect(both({ ...base, kind: 'date', value: () => '2026-11-21T00:00:00Z' })).toEqual([
    'on 2026-11-21T00:00:00Z',
    Date.UTC(2026, 10, 21),
  ]);
  expect(both({ ...base, kind: 'badge', value: () => ({ label: 'Live', tone: 'success' }) })).toEqual(['Live', 'Live']);
  expect(both({ ...base, kind: 'number', value: () => 250000 })).toEqual(['250,000', 250000]);
  expect(both({ ...base, kind: 'money', value: () => ({ cents: 199, currency: 'USD' }) })).toEqual(['$1.99', 199]);
  expect(both({ ...base, kind: 'money', value: () => ({ cents: 199, currency: 'JPY' }) })).toEqual(['¥199', 199]);
  expect(both({ ...base, kind: 'link', value: () => ({ label: 'Map', href: '/' }) })).toEqual(['Map', 'Map']);
  expect(both({ ...base, kind: 'email', value: () => 'a@b.example' })).toEqual(['a@b.example', 'a@b.example']);
  expect(both({ ...base, kind: 'progress', value: () => ({ value: 64, max: 100 }) })).toEqual(['64 %', 0.64]);
  expect(both({ ...base, kind: 'avatarName', value: () => ({ name: 'Ada' }) })).toEqual(['Ada', 'Ada']);
  expect(both({ ...base, kind: 'custom', value: () => 'words', render: () => null })).toEqual(['words', 'words']);
  expect(both({ ...base, kind: 'actions', value: () => [] })).toEqual(['', undefined]);
});

it('has no text and no sort value for a missing value', () => {
  for (const kind of [
    'text',
    'pills',
    'date',
    'badge',
    'number',
    'money',
    'link',
    'email',
    'progress',
    'avatarName',
  ] as const) {
    expect(both({ ...base, kind, value: () => null })).toEqual(['', undefined]);
  }
});
