import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { tallyOf } from '../ledger/ledgerCounts.repository.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { endLaunch } from './launch.repository.ts';
import { saveSent, stepsOf, stopSteps } from './launchSteps.repository.ts';
import { startWork } from './launchWork.ts';
import { withdrawSome } from './sendList.repository.ts';

const number = new Intl.NumberFormat('en-US');

/** Returns how many people have which result: '1,204 delivered, 3 refused'. Nobody refuses a person of a delivered list. */
export async function sentText(tx: Tx, { launchId }: LaunchRef): Promise<string> {
  const { accepted, refused, ...people } = await tallyOf(tx, launchId, ['live']);
  const isData = (await stepsOf(tx, launchId)).some(({ name }) => name === 'Deliver data');
  const rare = (['suppressed late', 'in doubt'] as const).filter((state) => people[state] > 0);
  return [
    `${number.format(accepted)} delivered`,
    ...(isData ? [] : [`${number.format(refused)} refused`]),
    ...rare.map((state) => `${number.format(people[state])} ${state}`),
  ].join(', ');
}

/** Called when a launch is stopped, and again when the messages that were on their way at that moment have their results. */
export async function noteSent(tx: Tx, ref: LaunchRef): Promise<void> {
  await saveSent(tx, ref, await sentText(tx, ref));
}

/** Ends the launch: messages that have not gone out never do. */
export async function stopLaunch(tx: Tx, ref: LaunchRef, outcome: string): Promise<void> {
  await endLaunch(tx, ref.launchId, outcome);
  await stopSteps(tx, ref, outcome);
  await noteSent(tx, ref);
  if (await withdrawSome(tx, ref)) await startWork(tx, ref, 'withdraw', nowOf(tx));
  await changed(tx, 'launch', ref.launchId, ref.accountId);
}
