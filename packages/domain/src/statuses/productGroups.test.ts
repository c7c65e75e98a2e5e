import { expect, it } from 'vitest';
import { productGroup, type ProductGroup } from './productGroups.ts';
import type { ProductStatus } from './productStatuses.ts';

const now = new Date('2026-03-02T12:00:00Z');
const before = new Date('2026-03-02T11:59:00Z');
const after = new Date('2026-03-02T12:01:00Z');

it.each<[ProductStatus, waiting: boolean, startsAt: Date | null, ProductGroup]>([
  ['Draft', false, before, 'overdue'],
  ['Needs Attention', false, before, 'overdue'],
  ['Ready To Launch', false, now, 'overdue'],
  ['Ready To Launch', false, after, 'ahead'],
  ['Draft', false, null, 'ahead'],
  ['Processing', true, before, 'overdue'],
  ['Processing', false, before, 'ahead'],
  ['Processing', true, after, 'ahead'],
  ['Submitted', false, before, 'ahead'],
  ['Live', false, before, 'ahead'],
  ['Completed', false, before, 'finished'],
  ['Cancelled', false, after, 'finished'],
])('puts %s (waiting: %s, start %s) into %s', (status, waiting, startsAt, group) => {
  expect(productGroup({ status, waiting, startsAt }, now)).toBe(group);
});
