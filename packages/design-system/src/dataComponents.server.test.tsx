import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { BarChart } from './components/BarChart/BarChart.tsx';
import { CheckMatrix } from './components/CheckMatrix/CheckMatrix.tsx';
import { DatePicker } from './components/DatePicker/DatePicker.tsx';
import { DateText } from './components/DateText/DateText.tsx';
import { DateTimeInput } from './components/DateTimeInput/DateTimeInput.tsx';
import { FileDrop } from './components/FileDrop/FileDrop.tsx';
import { LineChart } from './components/LineChart/LineChart.tsx';
import { MappingTable } from './components/MappingTable/MappingTable.tsx';
import { MultiSelect } from './components/MultiSelect/MultiSelect.tsx';
import { Select } from './components/Select/Select.tsx';
import { Sparkline } from './components/Sparkline/Sparkline.tsx';
import { ORDER_COLUMNS } from './components/Table/orderColumns.samples.ts';
import { makeOrders } from './components/Table/orders.samples.ts';
import { Table } from './components/Table/Table.tsx';
import { DesignProvider } from './provider/DesignProvider.tsx';

function nothing() {
  return undefined;
}

const pages: Record<string, ReactNode> = {
  'Winter tyres reminder': (
    <Table label="Orders" columns={ORDER_COLUMNS} rows={makeOrders(5)} rowId={(order) => order.id} />
  ),
  Vertical: <Select label="Vertical" options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={nothing} />,
  Verticals: (
    <MultiSelect label="Verticals" options={[{ value: 'a', label: 'A' }]} value={['a']} onValueChange={nothing} />
  ),
  Start: <DatePicker label="Start" value="2026-11-23" onValueChange={nothing} />,
  Until: <DateTimeInput label="Until" value="2026-11-23T13:00:00Z" onValueChange={nothing} />,
  '11/22/2026 1:00 PM UTC': <DateText value="2026-11-22T13:00:00Z" />,
  'Audience file': <FileDrop label="Audience file" accept={['.csv']} items={[]} onFiles={nothing} />,
  vorname: (
    <MappingTable
      label="Columns"
      columns={[{ id: '0', header: 'vorname', samples: [] }]}
      fields={[]}
      value={{}}
      onValueChange={nothing}
    />
  ),
  'Data team': (
    <CheckMatrix
      label="Permissions"
      rowsLabel="Permission"
      rows={[]}
      columns={[{ id: 'd', label: 'Data team' }]}
      isChecked={() => true}
    />
  ),
  Opens: <LineChart title="Trend" xLabel="Day" series={[{ id: 'o', label: 'Opens', points: [{ x: 1, y: 2 }] }]} />,
  Mobile: (
    <BarChart
      title="Devices"
      labels={{ bar: 'Device', value: 'Opens' }}
      bars={[{ id: 'm', label: 'Mobile', value: 3 }]}
    />
  ),
  'Opens, up': <Sparkline label="Opens, up" values={[1, 2]} />,
};

afterEach(() => vi.restoreAllMocks());

it.each(Object.entries(pages))('renders %s on a server without a warning', async (words, page) => {
  const complain = vi.spyOn(console, 'error').mockImplementation(nothing);
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(<DesignProvider>{page}</DesignProvider>, { onAllReady: () => pipe(stream) });
  expect(await text(stream)).toContain(words);
  expect(complain).not.toHaveBeenCalled();
});
