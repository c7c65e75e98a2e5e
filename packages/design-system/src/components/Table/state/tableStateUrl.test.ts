import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_TABLE_STATE, type TableState } from './tableState.ts';
import { tableStateFromSearch, tableStateToSearch } from './tableStateUrl.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9_:.&=+ ü]{0,8}$/);
const ids = fc.uniqueArray(id, { maxLength: 4 });
const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });
const state: fc.Arbitrary<TableState> = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  pageSize: fc.constantFrom(10, 25, 50, 100),
  sort: fc.uniqueArray(fc.record({ id, direction: fc.constantFrom<1 | -1>(1, -1) }), {
    selector: (sort) => sort.id,
    maxLength: 3,
  }),
  search: fc.string({ maxLength: 12 }),
  filters: fc.dictionary(id, values, { maxKeys: 3, noNullPrototype: true }),
  columns: fc
    .record({
      hidden: ids,
      order: ids,
      widths: fc.dictionary(id, fc.integer({ min: 56, max: 1200 }), { maxKeys: 3, noNullPrototype: true }),
      start: ids,
      end: ids,
    })
    .map(({ hidden, order, widths, start, end }) => ({
      hidden,
      ...(order.length > 0 && { order }),
      ...(Object.keys(widths).length > 0 && { widths }),
      ...(start.length + end.length > 0 && { pinned: { start, end } }),
    })),
});
const densities = fc.constantFrom({}, { density: 'compact' as const }, { density: 'comfortable' as const });
const anyState = fc.tuple(state, densities).map(([rest, density]): TableState => ({ ...rest, ...density }));

it('restores every state from a URL, whatever the defaults are', () => {
  fc.assert(
    fc.property(anyState, anyState, fc.constantFrom('', 'orders.'), (wanted, defaults, prefix) => {
      // Defaults without a density, because no parameter can override one with 'as the page'.
      const { density: _, ...plain } = defaults;
      const options = { defaults: plain, prefix };
      const text = tableStateToSearch(wanted, new URLSearchParams('other=1'), options).toString();
      expect(tableStateFromSearch(new URLSearchParams(text), options)).toEqual(wanted);
      expect(new URLSearchParams(text).get('other')).toBe('1');
    }),
  );
});

it('writes nothing for the default state, and removes parameters that no longer apply', () => {
  const before = tableStateToSearch({ ...DEFAULT_TABLE_STATE, page: 3, filters: { status: ['live'] } });
  expect(before.toString()).toBe('page=3&filter.status=live');
  expect(tableStateToSearch(DEFAULT_TABLE_STATE, before).toString()).toBe('');
});

it('never fails on a URL that somebody typed', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      const read = tableStateFromSearch(new URLSearchParams(text));
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(read.pageSize).toBeLessThanOrEqual(100);
    }),
  );
  const wrong = 'page=-1&size=5000&sort=x:up&width=a:wide&pin=a:top&density=huge';
  expect(tableStateFromSearch(new URLSearchParams(wrong))).toEqual(DEFAULT_TABLE_STATE);
});
