import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { LaunchRef } from './launchRef.ts';
import { endLaunch } from './launch.repository.ts';
import { stopSteps } from './launchSteps.repository.ts';
import { startWork } from './launchWork.ts';
import { withdrawSome } from './sendList.repository.ts';
import { noteSent } from './sentText.ts';

/** Ends the launch: messages that have not gone out never do. */
export async function stopLaunch(tx: Tx, ref: LaunchRef, outcome: string): Promise<void> {
  await endLaunch(tx, ref.launchId, outcome);
  await stopSteps(tx, ref, outcome);
  await noteSent(tx, ref);
  if (await withdrawSome(tx, ref)) await startWork(tx, ref, 'withdraw', nowOf(tx));
  await changed(tx, 'launch', ref.launchId, ref.accountId);
}
