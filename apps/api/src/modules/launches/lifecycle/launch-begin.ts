import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchStart } from '../../orders/launches.ts';
import { addSteps, dataSteps, mailSteps, startStep } from './launch-steps.ts';
import { arm } from './launch-work.ts';

const typeOf = async (tx: Tx, productId: number): Promise<string | null> => {
  const row = await tx.selectFrom('product').select('type').where('id', '=', productId).executeTakeFirstOrThrow();
  return row.type;
};

/** The launch with its pins and steps; the hold time runs from here. */
export const beginLaunch = async (tx: Tx, start: LaunchStart): Promise<number> => {
  const { productId, accountId } = start;
  const { rows } = await sql<{ id: number }>`
    insert into launch (account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at, launched_by)
    values (${accountId}, ${productId}, ${start.attempt}, ${start.revisionId}, ${start.versionId}, ${start.holdUntil},
            ${start.launchedAt}, ${start.launchedBy}) returning id`.execute(tx);
  const [launch] = rows;
  if (!launch) throw new Error(`product ${productId} got no launch`);
  const ref = { productId, accountId, launchId: launch.id };
  await addSteps(tx, ref, (await typeOf(tx, productId)) === 'Data delivery' ? dataSteps : mailSteps);
  await startStep(tx, ref, 'Hold');
  await arm(tx, ref, 'hold', start.holdUntil);
  return launch.id;
};
