import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';
import type { TableColumn } from './columns/tableColumns.ts';

interface City {
  id: string;
}

const columns: readonly TableColumn<City>[] = [{ id: 'id', header: 'City', kind: 'text', value: ({ id }) => id }];
const cities = Array.from({ length: 12 }, (_, index) => ({ id: `City ${index + 1}` }));
const idOf = ({ id }: City) => id;

const indexesOf = (markup: string) => [...markup.matchAll(/aria-rowindex="(\d+)"/g)].map(([, index]) => Number(index));

it('a table that shows a page of its rows says which they are, one that shows all leaves the count to the browser', () => {
  const state = { page: 2 };
  const paged = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} initialState={state} />;
  expect(indexesOf(renderToString(paged))).toEqual([1, 12, 13]);
  const whole = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} isPaged={false} />;
  expect(indexesOf(renderToString(whole))).toEqual([]);
});

it('what is opened below a row is none of the rows: they keep their places then', () => {
  const opened = (
    <Table
      label="Cities"
      columns={columns}
      rows={cities}
      rowId={idOf}
      isPaged={false}
      renderMore={() => 'More'}
      opened={['City 1']}
    />
  );
  expect(indexesOf(renderToString(opened))).toHaveLength(13);
});

it('on a server the width is unknown, and the container query decides about cards', () => {
  const table = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} />;
  expect(renderToString(table)).toContain('data-cards=""');
});
