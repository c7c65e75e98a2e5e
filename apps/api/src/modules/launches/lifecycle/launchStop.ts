import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { LaunchRef } from './launchRef.ts';
import { endLaunch } from './launch.repository.ts';
import { stopSteps } from './launchSteps.repository.ts';
import { startWork } from './launchWork.ts';

/** A write transaction ends within seconds: what is left is withdrawn by a job, and can't be claimed meanwhile. */
const AT_ONCE = 5_000;

/** Takes back what has not gone out, up to a number of messages; whether any is left. */
export async function withdrawSome(tx: Tx, { launchId }: LaunchRef, limit = AT_ONCE): Promise<boolean> {
  const { rows } = await sql`
    with left_over as (
      select id from message where launch_id = ${launchId} and state = 'queued' order by purpose, next_try_at, id
       limit ${limit} for update)
    update message m set state = 'withdrawn', settled_at = business_now() from left_over l where m.id = l.id
    returning m.id`.execute(tx);
  return rows.length === limit;
}

/** Ends the launch: messages that have not gone out never do. */
export async function stopLaunch(tx: Tx, ref: LaunchRef, outcome: string): Promise<void> {
  await endLaunch(tx, ref.launchId, outcome);
  await stopSteps(tx, ref, outcome);
  if (await withdrawSome(tx, ref)) await startWork(tx, ref, 'withdraw', nowOf(tx));
  await changed(tx, 'launch', ref.launchId, ref.accountId);
}
