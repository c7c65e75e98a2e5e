import type { Permission } from '@mailroom/domain/access/permissions';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import type { PlatformEvent } from './lifecycle.ts';
import { readyProduct, type Campaign } from './orders.ts';

/** All that somebody may do to a product and its order. */
export const PRODUCT_PERMISSIONS: Permission[] = [
  'can_view_product',
  'can_view_order',
  'can_update_order',
  'can_delete_order',
  'can_launch_product',
  'can_abort_product',
  'can_confirm_product',
];

export async function personFor(app: TestApp, accountId: number): Promise<TestClient> {
  return app.as(await app.user({ accounts: [accountId], permissions: PRODUCT_PERMISSIONS }));
}

export function jobActor(accountId: number) {
  return { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
}

/** The calls on one product by one person. */
export function callsOn(as: TestClient, id: number) {
  return {
    get: () => as.get(`/api/v1/product/${id}`),
    launch: (headers = {}) => as.post(`/api/v1/product/${id}/launch`, {}, headers),
    relaunch: () => as.post(`/api/v1/product/${id}/relaunch`, {}),
    abort: (body: object = { reason: 'Wrong list' }) => as.post(`/api/v1/product/${id}/abort`, body),
    confirm: (body: object = {}) => as.post(`/api/v1/product/${id}/confirm`, body),
    edit: (body: object) => as.patch(`/api/v1/product/${id}`, body),
  };
}

/** A product that is ready to launch, and the calls on it by somebody who may do everything. */
export async function callableProduct(app: TestApp, given: Parameters<typeof readyProduct>[1] = {}) {
  const campaign = await readyProduct(app, given);
  const as = await personFor(app, campaign.accountId);
  return { campaign, as, ...callsOn(as, campaign.productId) };
}

/** Moves a launched product forward by events of the platform. */
export async function platform(
  app: TestApp,
  { accountId, productId }: Campaign,
  ...events: PlatformEvent[]
): Promise<void> {
  for (const event of events) {
    const [row] = await app.sql<{ launch_id: number }>('select launch_id from product where id = $1', [productId]);
    const ref = { productId, accountId, launchId: row?.launch_id ?? 0 };
    expect(await app.write(jobActor(accountId), (tx) => event(tx, ref))).toBe(true);
  }
}

export async function countLaunches(app: TestApp, { productId }: Campaign): Promise<number> {
  return (await app.sql('select from launch where product_id = $1', [productId])).length;
}

/** The queues of the jobs that wait for a launch of this product. */
export async function jobsOf(app: TestApp, { productId }: Campaign): Promise<string[]> {
  const rows = await app.sql<{ job: string }>(
    `select name || coalesce(' ' || (data ->> 'timer'), '') as job from jobs.job
      where name like 'launches.%' and state = 'created' and (data ->> 'productId')::int = $1 order by 1`,
    [productId],
  );
  return rows.map(({ job }) => job);
}

export function historyOf(app: TestApp, productId: number) {
  return app.sql<{ event: string; from_status: string; to_status: string }>(
    'select event, from_status, to_status from product_transition where product_id = $1 order by id',
    [productId],
  );
}
