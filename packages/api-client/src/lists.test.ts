import { expect, expectTypeOf, it } from 'vitest';
import { attributeList, listQuery, orderedList, skipList } from './lists.ts';
import type { operations } from './schema-v1.ts';

const state = {
  page: 3,
  pageSize: 100,
  sort: { field: 'name', direction: 'desc' },
  search: { field: 'name', text: 'fern' },
  filters: { account_id: [1, 2] },
} as const;

it('writes start, count, attribute, order_by, field and search', () => {
  expect(attributeList(state)).toEqual({
    start: 3,
    count: 100,
    attribute: 'name',
    order_by: 'desc',
    field: 'name',
    search: 'fern',
    'account_id:eq': [1, 2],
  });
});

it('writes skip = page size × (page − 1), ascending 1, descending -1', () => {
  expect(skipList(state)).toEqual({
    skip: 200,
    limit: 100,
    sort_by: 'name',
    sort_dir: -1,
    search_by: 'name',
    search_text: 'fern',
    'account_id:eq': [1, 2],
  });
  expect(skipList({ sort: { field: 'name', direction: 'asc' } })).toEqual({
    skip: 0,
    limit: 10,
    sort_by: 'name',
    sort_dir: 1,
  });
});

it('leaves an empty search out of the table calls', () => {
  expect(skipList({ search: { field: 'name', text: '' } })).toEqual({ skip: 0, limit: 10 });
});

it('writes start, limit, order_by and name:like, and no like for an empty search', () => {
  const common = { start: 3, limit: 100, order_by: 'name:desc', 'account_id:eq': [1, 2] };
  expect(orderedList(state)).toEqual({ ...common, 'name:like': 'fern' });
  expect(orderedList({ ...state, search: { field: 'name', text: '' } })).toEqual(common);
});

it('keeps an empty search in the account list, as it is loaded at sign-in', () => {
  const sort = { field: 'name', direction: 'asc' } as const;
  expect(attributeList({ sort, search: { field: 'name', text: '' } })).toEqual({
    start: 1,
    count: 10,
    attribute: 'name',
    order_by: 'asc',
    field: 'name',
    search: '',
  });
});

it('fits the types of the contract', () => {
  type Query = NonNullable<operations['listCreatives']['parameters']['query']>;
  const filters = { account_id: [1], status: ['Approved' as const] };
  const query = orderedList({ search: { field: 'name' as const, text: '' }, filters });
  expectTypeOf(query).toExtend<Query>();
});

it('writes each list in the dialect that its operation names', () => {
  const sort = { field: 'name', direction: 'desc' } as const;
  expect(listQuery('listAccounts', { sort })).toEqual(attributeList({ sort }));
  expect(listQuery('listProducts', { sort })).toEqual(skipList({ sort }));
  expect(listQuery('listUsers', { sort })).toEqual(orderedList({ sort }));
  const query = listQuery('listCreatives', {
    search: { field: 'name', text: 'fern' },
    filters: { account_id: [1], status: ['Approved'] },
  });
  expectTypeOf(query).toExtend<operations['listCreatives']['parameters']['query']>();
  expect(query).toMatchObject({ search_by: 'name', search_text: 'fern', 'account_id:eq': [1] });
});

it('takes only the fields that the operation searches and filters by', () => {
  // @ts-expect-error Accounts are not searched by colour.
  listQuery('listAccounts', { search: { field: 'colour', text: 'red' } });
  // @ts-expect-error Accounts are not filtered by colour.
  listQuery('listAccounts', { filters: { colour: ['red'] } });
});

it('takes undefined for every optional part, as a form without a search has it', () => {
  const nothing = { page: undefined, pageSize: undefined, sort: undefined, search: undefined, filters: undefined };
  expect(skipList(nothing)).toEqual({ skip: 0, limit: 10 });
  expectTypeOf(nothing).toExtend<Parameters<typeof skipList>[0]>();
});
