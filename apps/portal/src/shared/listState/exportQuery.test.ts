import { expect, it } from 'vitest';
import { exportQuery, tableQuery } from './tableQuery.ts';

const state = {
  page: 3,
  pageSize: 10,
  search: 'boots',
  sort: [{ id: 'updated_at', direction: -1 as const }],
  filters: { status: ['Approved'] },
  hidden: [],
};

it('exports a list without its page, which the server refuses', () => {
  const products = tableQuery('listProducts', state as never, { search: 'product_name' });
  expect(exportQuery(products)).toEqual({
    sort_by: 'updated_at',
    sort_dir: -1,
    search_by: 'product_name',
    search_text: 'boots',
  });
  const creatives = exportQuery(tableQuery('listCreatives', state as never, { search: 'name', filters: ['status'] }));
  expect(creatives).toMatchObject({ 'status:eq': ['Approved'] });
  for (const name of ['start', 'count', 'skip', 'limit']) expect(creatives).not.toHaveProperty(name);
});
