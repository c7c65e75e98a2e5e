// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ds from './index.ts';

function nothing() {
  return undefined;
}

/** Values that occur in data despite the types. */
const NO_NUMBERS = [Number.NaN, Infinity, -Infinity, null, undefined] as unknown as number[];
const NO_DATES = ['', 'soon', '2026-02-30', '2026-13-01T00:00:00Z', new Date('soon'), null, undefined] as never[];

const labels = { bar: 'Link', value: 'Clicks' };
const NUMBERS: Record<string, (value: number) => ReactElement> = {
  BarChart: (value) => <ds.BarChart title="Clicks" labels={labels} bars={[{ id: 'a', label: 'A', value }]} />,
  LineChart: (y) => (
    <ds.LineChart title="Clicks" xLabel="Day" series={[{ id: 'a', label: 'A', points: [{ x: y, y }] }]} />
  ),
  Sparkline: (value) => <ds.Sparkline label="Opens" values={[1, value, 2, value]} />,
  StatCard: (value) => <ds.StatCard label="opens" value={value} />,
  Funnel: (value) => (
    <ds.Funnel
      steps={[
        { id: 'a', label: 'A', value, kind: 'total' },
        { id: 'b', label: 'B', value, kind: 'loss' },
      ]}
    />
  ),
  CountBadge: (count) => <ds.CountBadge count={count} label="tasks" />,
  NumberText: (value) => <ds.NumberText value={value} />,
  MoneyText: (cents) => <ds.MoneyText cents={cents} currency="USD" />,
  NumberInput: (value) => <ds.NumberInput label="Days" value={value} onValueChange={nothing} />,
  MoneyInput: (cents) => <ds.MoneyInput label="Rate" value={cents} currency="USD" onValueChange={nothing} />,
  ProgressBar: (value) => <ds.ProgressBar label="Rows" value={value} max={10} secondsLeft={value} />,
  Pagination: (n) => <ds.Pagination label="Orders" page={n} pageSize={n} total={n} onPageChange={nothing} />,
  Table: (value) => (
    <ds.Table
      label="Orders"
      rows={[{ id: 'a' }]}
      rowId={({ id }) => id}
      columns={[
        { id: 'number', header: 'Number', kind: 'number', value: () => value },
        { id: 'money', header: 'Money', kind: 'money', value: () => ({ cents: value, currency: 'USD' }) },
        { id: 'share', header: 'Share', kind: 'progress', value: () => ({ value, max: value }) },
      ]}
    />
  ),
};

it.each(Object.keys(NUMBERS))('%s shows a value that isn’t a number as unknown', (name) => {
  for (const value of NO_NUMBERS) {
    expect(renderToString(NUMBERS[name]?.(value)), String(value)).not.toMatch(/NaN|Infinity|∞|undefined|null/);
  }
});

const DATES: Record<string, (value: never) => ReactElement> = {
  DateText: (value) => <ds.DateText value={value} isRelative />,
  DatePicker: (value) => <ds.DatePicker label="Start" value={value} min={value} max={value} onValueChange={nothing} />,
  DateTimeInput: (value) => <ds.DateTimeInput label="Until" value={value} min={value} onValueChange={nothing} />,
  TimeInput: (value) => <ds.TimeInput label="Daily at" value={value} min={value} onValueChange={nothing} />,
  DateRangePicker: (value) => (
    <ds.DateRangePicker label="Period" value={{ start: value, end: value }} min={value} onValueChange={nothing} />
  ),
  Timeline: (at) => <ds.Timeline items={[{ id: 'a', at, title: 'Launched' }]} />,
  StepList: (at) => <ds.StepList label="Launch" steps={[{ id: 'a', label: 'Hold', state: 'done', at }]} />,
  Calendar: (value) => (
    <ds.Calendar
      label="Deployments"
      date={value}
      timeZone="Mars/Olympus"
      entries={[
        { id: 'a', title: 'A', start: value },
        { id: 'b', title: 'B', start: '2026-11-21', end: value },
      ]}
    />
  ),
  Table: (value) => (
    <ds.Table
      label="Orders"
      rows={[{ id: 'a' }]}
      rowId={({ id }) => id}
      columns={[{ id: 'at', header: 'At', kind: 'date', value: () => value }]}
    />
  ),
};

it.each(Object.keys(DATES))('%s treats an invalid date as missing', (name) => {
  for (const value of NO_DATES) {
    expect(renderToString(DATES[name]?.(value)), String(value)).not.toMatch(/NaN|Invalid|undefined/);
  }
});

it('formats an amount in an unknown currency with the sign for it', () => {
  expect(renderToString(<ds.MoneyText cents={1250} currency="EURO" />)).toContain('¤12.50');
});

it('accepts a locale as servers write it, and uses UTC for an unknown zone', () => {
  const page = (
    <ds.DesignProvider locale="de_DE" timeZone="Mars/Olympus">
      <ds.NumberText value={1234.5} />
      <ds.DateText value="2026-11-22T13:00:00Z" />
    </ds.DesignProvider>
  );
  expect(renderToString(page)).toMatch(/1\.234,5.*22\.11\.2026.*UTC/);
});

it('renders at most 500 rows', () => {
  const points = Array.from({ length: 20_000 }, (_, x) => ({ x, y: x }));
  const chart = <ds.LineChart title="Opens" xLabel="Second" series={[{ id: 'a', label: 'A', points }]} />;
  expect(renderToString(chart)).not.toContain('<tr>');
});

it('shows a person without a name', () => {
  expect(renderToString(<ds.Avatar name={null as unknown as string} />)).not.toContain('null');
});
