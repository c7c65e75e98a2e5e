import { sql } from 'kysely';
import { launches, type LaunchFacts, type Launches } from '../modules/orders/launches.ts';
import { proofSent } from '../modules/orders/orders.commands.ts';
import type { Tx } from '../platform/database/tx.ts';

export type TestLaunches = {
  /** The calls in order: 'begin 12', 'cancelled 12' … */
  asked: string[];
  facts: Map<number, LaunchFacts>;
  stoppedAt: 'Pending - Data Processing' | 'Processing' | 'Approved' | 'Live';
  waits(tx: Tx, ref: { productId: number; launchId: number }): Promise<boolean>;
};

/** Launches that only record their calls, with real rows. They test the decisions of orders without sending mail. */
export const testLaunches = (): TestLaunches => {
  const test: TestLaunches = {
    asked: [],
    facts: new Map(),
    stoppedAt: 'Live',
    waits(tx, ref) {
      test.facts.set(ref.productId, { waiting: true, sent: 0, inDoubt: 0 });
      return proofSent(tx, ref);
    },
  };
  const note =
    (name: string) =>
    async (_tx: Tx, { productId }: { productId: number }): Promise<void> => {
      test.asked.push(`${name} ${productId}`);
      test.facts.delete(productId);
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
    facts: async () => test.facts,
    detail: async () => null,
  };
  launches.register(port);
  return test;
};
