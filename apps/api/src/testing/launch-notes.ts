import { sql } from 'kysely';
import { launches, type Launches } from '../modules/orders/launches.ts';
import { lockProduct, noteSending } from '../modules/orders/orders.commands.ts';
import type { Tx } from '../platform/database/tx.ts';

export type TestLaunches = {
  /** What was asked, in order: 'begin 12', 'cancelled 12' … */
  asked: string[];
  stoppedAt: 'Pending - Data Processing' | 'Processing' | 'Approved' | 'Live';
  waits(tx: Tx, ref: { productId: number; launchId: number }): Promise<boolean>;
};

/** Launches that only note what they are asked, with real rows: how orders decides is tested without sending a mail. */
export const testLaunches = (): TestLaunches => {
  const test: TestLaunches = {
    asked: [],
    stoppedAt: 'Live',
    async waits(tx, ref) {
      const { status, launch_id: launchId } = await lockProduct(tx, ref.productId);
      if (status !== 'Processing' || launchId !== ref.launchId) return false;
      await noteSending(tx, ref.productId, { waiting: true });
      return true;
    },
  };
  const note =
    (name: string) =>
    async (_tx: Tx, { productId }: { productId: number }): Promise<void> => {
      test.asked.push(`${name} ${productId}`);
    };
  const port: Launches = {
    async begin(tx, start) {
      const { rows } = await sql<{ id: number }>`
        insert into launch (account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at, launched_by)
        values (${start.accountId}, ${start.productId}, ${start.attempt}, ${start.revisionId}, ${start.versionId},
                ${start.holdUntil}, ${start.launchedAt}, ${start.launchedBy}) returning id`.execute(tx);
      test.asked.push(`begin ${start.productId}`);
      return rows[0]?.id ?? 0;
    },
    confirmed: note('confirmed'),
    sentBack: note('sentBack'),
    cancelled: note('cancelled'),
    paused: note('paused'),
    stoppedAt: async () => test.stoppedAt,
    resumed: note('resumed'),
    countAccepted: note('countAccepted'),
    async removed(tx, productId) {
      await sql`update product set launch_id = null where id = ${productId}`.execute(tx);
      await sql`delete from launch where product_id = ${productId}`.execute(tx);
    },
    detail: async () => null,
  };
  launches.register(port);
  return test;
};
