import type { Permission } from '@mailroom/domain/access/permissions';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { confirmedProduct, suppressFrom, type Sendable } from '../launches.ts';
import { callsOn, historyOf, PRODUCT_PERMISSIONS } from '../productCalls.ts';
import { passHour } from '../sending.ts';

const MINUTE = 60_000;

/** The calls on a product by somebody with these permissions. */
export async function callsBy(
  app: TestApp,
  { accountId, productId }: Sendable,
  permissions: readonly Permission[] = PRODUCT_PERMISSIONS,
) {
  const user = await app.user({ accounts: [accountId], permissions: [...permissions] });
  return { ...callsOn(app.as(user), productId), user };
}

/** A product of a hundred people that was paused after 29 of them, and the calls on it by somebody who may do everything. */
export async function pausedProduct(app: TestApp, given: Parameters<typeof confirmedProduct>[1] = {}) {
  const account = { send_rate_per_minute: 30, ...given.account };
  const campaign = await confirmedProduct(app, { ...given, account });
  await passHour(app);
  const calls = await callsBy(app, campaign);
  expect((await calls.abort({ mode: 'pause', reason: 'Wrong price' })).status).toBe(200);
  return { campaign, ...calls };
}

/** Suppresses the people of a product from one line on, as an import of a list does, which counts its audience again. */
export async function shrink(app: TestApp, campaign: Sendable, fromLine: number): Promise<void> {
  await suppressFrom(app, campaign, fromLine);
  await app.sql('update audience_version set deliverable = $2 where id = $1', [campaign.versionId, fromLine - 1]);
}

export async function passMinutes(app: TestApp, count: number): Promise<void> {
  for (let minutes = 0; minutes < count; minutes += 1) {
    await app.runJobs();
    app.clock.advance(MINUTE);
  }
}

/** All that a refused action must leave as it is. */
export async function tracesOf(app: TestApp, { productId }: Sendable) {
  const rows = (statement: string) => app.sql(statement, [productId]);
  return {
    product: await rows(`select to_jsonb(p) - 'updated_at' as row from product p where id = $1`),
    launches: await rows('select to_jsonb(l) as row from launch l where product_id = $1'),
    steps: await rows(
      'select to_jsonb(s) as row from launch_step s join launch l on l.id = s.launch_id where l.product_id = $1 order by s.id',
    ),
    messages: await rows('select state, count(*) from message where product_id = $1 group by 1 order by 1'),
    history: await historyOf(app, productId),
  };
}
