import { expect, it } from 'vitest';
import { workHref } from './workHref.ts';

it('leads from a count to the list of the records that it counts', () => {
  expect(workHref('order-management', { code: 'launch', query: 'product_status=Ready+To+Launch' })).toBe(
    '/order-management/dashboard?product_status=Ready+To+Launch',
  );
  expect(workHref('task-management', { code: 'tasks', query: 'whose=to_do' })).toBe(
    '/task-management/dashboard?whose=to_do',
  );
  expect(workHref('order-management', { code: 'reports', query: 'product_status=Live' })).toBe(
    '/order-management/reports',
  );
  expect(workHref('administration', { code: 'destinations_failed', query: 'last_check_result=failed' })).toBe(
    '/order-management/destinations?last_check_result=failed',
  );
});
