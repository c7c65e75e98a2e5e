import { handlers } from '../../contract/handlers.ts';
import { conflict, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { lockProduct } from '../orders/moves.commands.ts';
import { productForLaunch } from '../orders/orders.reads.ts';
import { complete } from './lifecycle/completion.ts';
import { resendDoubts, settleDoubts } from './sending/inDoubt.ts';
import { stepsOfProduct } from './lifecycle/launchSteps.repository.ts';
import { launches } from './launches.resource.ts';
import { doubtReasons, launchActions, presentLaunchRow, presentStep } from './launches.present.ts';
import { talliesOf, tallyOf } from './ledger/ledgerCounts.repository.ts';
import type { Purpose } from './ledger/tally.ts';

const SENT_PURPOSES: readonly Purpose[] = ['live', 'live seed', 'proof'];

async function recordOf(tx: Tx, actor: UserActor, id: number) {
  const row = await findRow(tx, launches, id);
  if (!row) throw notFound();
  const tally = await tallyOf(tx, id, ['live']);
  const inDoubt = (await tallyOf(tx, id, SENT_PURPOSES))['in doubt'];
  return {
    ...presentLaunchRow(row, tally),
    manifest: row.manifest,
    manifest_sha256: row.manifest_hash,
    reasons: doubtReasons(id, inDoubt),
    actions: launchActions(actor.permissions, inDoubt),
  };
}

export const launchHandlers = handlers({
  listLaunches: async ({ tx, list }) => {
    const page = await listRows(tx, launches, list);
    const tally = await talliesOf(
      tx,
      page.objects.map(({ id }) => id),
      ['live'],
    );
    return { objects: page.objects.map((row) => presentLaunchRow(row, tally(row.id))), total_rows: page.total_rows };
  },

  getLaunch: ({ tx, actor, path }) => recordOf(tx, actor, path.id),

  settleInDoubt: async ({ tx, actor, path, body }) => {
    const row = await findRow(tx, launches, path.id);
    if (!row) throw notFound();
    const ref = { productId: row.product_id, accountId: row.account_id, launchId: row.id };
    const product = await lockProduct(tx, ref.productId);
    const record = await recordOf(tx, actor, path.id);
    if (record.reasons.length === 0) throw conflict('illegal_transition', 'No message is in doubt', { record });
    if (body.decision === 'sent') {
      await settleDoubts(tx, ref, { reason: body.reason });
      if (product.launch_id === row.id && product.status === 'Live') await complete(tx, ref);
      return recordOf(tx, actor, path.id);
    }
    if (!(await resendDoubts(tx, product, ref, body.reason))) {
      throw conflict('illegal_transition', `Nothing in doubt would go out again: it is ${product.status}`, { record });
    }
    return recordOf(tx, actor, path.id);
  },

  getProductProcess: async ({ tx, path }) => {
    await productForLaunch(tx, path.id);
    const objects = (await stepsOfProduct(tx, path.id)).map(presentStep);
    return { objects, total_rows: objects.length };
  },
});
