import type { Tx } from '../../../platform/database/tx.ts';
import { tallyOf } from '../sending/ledgerCounts.repository.ts';
import type { LaunchRef } from './launchRef.ts';
import { saveSent } from './launchSteps.repository.ts';

const number = new Intl.NumberFormat('en-US');

/** Returns how many messages to people have which result: '1,204 delivered, 3 refused'. */
export async function sentText(tx: Tx, { launchId }: LaunchRef): Promise<string> {
  const { accepted, refused, ...people } = await tallyOf(tx, launchId, ['live']);
  const rare = (['suppressed late', 'in doubt'] as const).filter((state) => people[state] > 0);
  return [
    `${number.format(accepted)} delivered`,
    `${number.format(refused)} refused`,
    ...rare.map((state) => `${number.format(people[state])} ${state}`),
  ].join(', ');
}

/** Called when a launch is stopped, and again when the messages that were on their way at that moment have their results. */
export async function noteSent(tx: Tx, ref: LaunchRef): Promise<void> {
  await saveSent(tx, ref, await sentText(tx, ref));
}
