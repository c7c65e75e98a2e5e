import { DEFAULT_TABLE_STATE } from '@mailroom/design-system';
import { expect, it } from 'vitest';
import { withChanges } from './withChanges.ts';

const shown = { ...DEFAULT_TABLE_STATE, page: 3, filters: { status: ['draft'] } };

it('keeps a filter that was chosen before the screen could show it', () => {
  const first = { ...shown, page: 1, filters: { ...shown.filters, advertiser: ['7'] } };
  const second = { ...shown, page: 1, filters: { ...shown.filters, stale: ['true'] } };
  expect(withChanges(first, shown, second)).toEqual({
    ...shown,
    page: 1,
    filters: { status: ['draft'], advertiser: ['7'], stale: ['true'] },
  });
});

it('takes over what was cleared, and leaves the rest as it is wanted', () => {
  const wanted = { ...shown, search: 'boots' };
  const { filters } = withChanges(wanted, shown, { ...shown, filters: {} });
  expect(filters['status']).toBeUndefined();
  expect(withChanges(wanted, shown, { ...shown, pageSize: 50 })).toEqual({ ...wanted, pageSize: 50 });
});
