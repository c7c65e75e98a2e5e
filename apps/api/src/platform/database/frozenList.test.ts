import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { sentProduct, waitingProduct, type Sendable } from '../../testing/launches.ts';
import type { Actor } from './actor.ts';

const SMALL = { members: 10, product: { volume_ordered: 10 } };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function launchOf({ productId }: Sendable): Promise<number> {
  const [launch] = await app.sql<{ id: number }>('select id from launch where product_id = $1', [productId]);
  return launch?.id ?? 0;
}

async function write({ accountId }: Sendable, statement: RawBuilder<unknown>): Promise<number> {
  const actor: Actor = { kind: 'job', accounts: [accountId], job: 'test', requestId: 'r' };
  return Number((await app.write(actor, (tx) => statement.execute(tx))).numAffectedRows);
}

it('lets a manifest follow the decisions of its launch until the go-ahead', async () => {
  const waiting = await waitingProduct(app, SMALL);
  const id = await launchOf(waiting);
  const change = sql`update launch set manifest = '{}', manifest_hash = md5(random()::text) where id = ${id}`;
  const forget = sql`update launch set manifest = null, manifest_hash = null where id = ${id}`;
  expect(await write(waiting, change)).toBe(1);
  await expect(write(waiting, forget)).rejects.toMatchObject({ code: 'MR002' });
  await app.sql('update launch set confirmed_at = now() where id = $1', [id]);
  await expect(write(waiting, change)).rejects.toMatchObject({ code: 'MR002' });
  await app.sql('update launch set confirmed_at = null, ended_at = now() where id = $1', [id]);
  await expect(write(waiting, change)).rejects.toMatchObject({ code: 'MR002' });
});

it('refuses changes to the proofread list of a launch that has its go-ahead', async () => {
  const sent = await sentProduct(app, SMALL);
  const id = await launchOf(sent);
  for (const statement of [
    sql`insert into launch_proofread_fault (account_id, launch_id, product_id, kind, severity, place, mails, mails_hash)
      values (${sent.accountId}, ${id}, ${sent.productId}, 'clipped', 'Moderate', 'whole', 1, '')`,
    sql`update launch_proofread set mails = 1 where launch_id = ${id}`,
    sql`delete from launch_proofread where launch_id = ${id}`,
  ])
    await expect(write(sent, statement)).rejects.toMatchObject({ code: 'MR002' });
});
