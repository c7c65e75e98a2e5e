import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';
import type { TableColumn } from './columns/tableColumns.ts';

interface City {
  id: string;
}

const columns: readonly TableColumn<City>[] = [{ id: 'id', header: 'City', kind: 'text', value: ({ id }) => id }];
const cities = Array.from({ length: 12 }, (_, index) => ({ id: `City ${index + 1}` }));

function idOf({ id }: City) {
  return id;
}

function indexesOf(markup: string) {
  return [...markup.matchAll(/aria-rowindex="(\d+)"/g)].map(([, index]) => Number(index));
}

it('numbers the rows of a page, and leaves the counting to the browser when every row is shown', () => {
  const state = { page: 2 };
  const paged = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} initialState={state} />;
  expect(indexesOf(renderToString(paged))).toEqual([1, 12, 13]);
  const whole = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} isPaged={false} />;
  expect(indexesOf(renderToString(whole))).toEqual([]);
});

it('numbers the rows when one is opened, because the browser would count what is below it', () => {
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

it('leaves the choice of cards to the container query on a server, where the width is unknown', () => {
  const table = <Table label="Cities" columns={columns} rows={cities} rowId={idOf} />;
  expect(renderToString(table)).toContain('data-cards=""');
});
