import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeList, parseSearch, parseSort } from './list-dialects.ts';
import { clampPage, pageCount, pageOf, parseWindow, skipOf } from './paging.ts';
import type { ListState } from './paging.ts';

const dialects = ['colon', 'attribute', 'table'] as const;
const size = fc.integer({ min: 1, max: 100 });

describe('paging', () => {
  it('skips 10 × (page − 1)', () => {
    expect([skipOf(1), skipOf(2), skipOf(7)]).toEqual([0, 10, 60]);
    expect(skipOf(3, 100)).toBe(200);
    expect([pageOf(0), pageOf(9), pageOf(10)]).toEqual([1, 1, 2]);
  });

  it('counts pages and stays inside them', () => {
    expect([pageCount(0), pageCount(10), pageCount(11)]).toEqual([1, 1, 2]);
    expect(clampPage(9, 25)).toBe(3);
    expect(clampPage(0, 25)).toBe(1);
  });

  it('neither skips nor repeats a row, in any dialect, over any data', () => {
    fc.assert(
      fc.property(fc.nat({ max: 700 }), size, fc.constantFrom(...dialects), (total, limit, dialect) => {
        const data = Array.from({ length: total }, (_, index) => index);
        const seen: number[] = [];
        for (let page = 1; page <= pageCount(total, limit); page += 1) {
          const parsed = parseWindow(encodeList({ page, size: limit }, dialect));
          if (!parsed.ok) throw new Error(parsed.message);
          seen.push(...data.slice(parsed.value.offset, parsed.value.offset + parsed.value.limit));
        }
        expect(seen).toEqual(data);
      }),
    );
  });
});

describe('parseWindow', () => {
  it('starts with the first ten', () => {
    expect(parseWindow({})).toEqual({ ok: true, value: { offset: 0, limit: 10 } });
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1e9' }, 'limit'],
    [{ count: 'ten' }, 'count'],
    [{ start: '0' }, 'start'],
    [{ start: '1.5' }, 'start'],
    [{ skip: '100001' }, 'skip'],
    [{ skip: '-10' }, 'skip'],
    [{ skip: '' }, 'skip'],
  ])('refuses %j, naming %s', (query, field) => {
    expect(parseWindow(query)).toMatchObject({ ok: false, field });
  });
});

const state: fc.Arbitrary<ListState> = fc.record(
  {
    page: fc.integer({ min: 1, max: 500 }),
    size,
    sort: fc.record({ field: fc.constantFrom('name', 'created_at'), direction: fc.constantFrom('asc', 'desc') }),
    search: fc.record({ field: fc.constantFrom('name', 'email'), text: fc.string({ minLength: 1 }) }),
  },
  { requiredKeys: ['page', 'size'] },
);

describe('the three dialects', () => {
  const example: ListState = {
    page: 3,
    size: 10,
    sort: { field: 'name', direction: 'desc' },
    search: { field: 'first_name', text: 'ada' },
  };

  it('say the same in their own words', () => {
    expect(encodeList(example, 'colon')).toEqual({
      start: '3',
      limit: '10',
      order_by: 'name:desc',
      'first_name:like': 'ada',
    });
    expect(encodeList(example, 'attribute')).toEqual({
      start: '3',
      count: '10',
      attribute: 'name',
      order_by: 'desc',
      field: 'first_name',
      search: 'ada',
    });
    expect(encodeList(example, 'table')).toEqual({
      skip: '20',
      limit: '10',
      search_by: 'first_name',
      search_text: 'ada',
      sort_by: 'name',
      sort_dir: '-1',
    });
  });

  it('sort ascending as 1 in the table dialect', () => {
    expect(encodeList({ page: 1, size: 10, sort: { field: 'name', direction: 'asc' } }, 'table')['sort_dir']).toBe('1');
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...dialects), (wanted, dialect) => {
        const query = encodeList(wanted, dialect);
        const sort = parseSort(query);
        expect(sort).toEqual({ ok: true, value: wanted.sort });
        expect(parseSearch(query)).toEqual(wanted.search);
      }),
    );
  });

  it('take an empty search as none', () => {
    const search = { field: 'name', text: '' };
    for (const dialect of dialects)
      expect(parseSearch(encodeList({ page: 1, size: 10, search }, dialect))).toBeUndefined();
  });

  it('have a direction to fall back on', () => {
    expect(parseSort({ sort_by: 'name' })).toEqual({ ok: true, value: { field: 'name', direction: 'asc' } });
    expect(parseSort({ attribute: 'name' })).toEqual({ ok: true, value: { field: 'name', direction: 'asc' } });
    expect(parseSort({ order_by: 'name' })).toEqual({ ok: true, value: { field: 'name', direction: 'asc' } });
  });

  it.each([
    [{ order_by: 'name:sideways' }, 'order_by'],
    [{ order_by: ':asc' }, 'order_by'],
    [{ order_by: '' }, 'order_by'],
    [{ order_by: 'name:asc:desc' }, 'order_by'],
    [{ attribute: 'name', order_by: 'constructor' }, 'attribute'],
    [{ sort_by: 'name', sort_dir: '2' }, 'sort_by'],
  ])('refuse the order %j, naming %s', (query, field) => {
    expect(parseSort(query)).toMatchObject({ ok: false, field });
  });
});
