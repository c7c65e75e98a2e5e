import { RESPONSE_WINDOW_DAYS } from '@mailroom/domain/constants';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from './launchRef.ts';
import { moveLaunch } from './moveLaunch.ts';
import { endLaunch } from './launch.repository.ts';
import { finishStep } from './launchSteps.repository.ts';
import { arm } from './launchWork.ts';
import { tallyOf } from '../sending/ledgerCounts.repository.ts';

const DAY = 86_400_000;
const number = new Intl.NumberFormat('en-US');

/** Completes a launch when each of its recipients has a final result; whether it did. */
export async function complete(tx: Tx, ref: LaunchRef): Promise<boolean> {
  const tally = await tallyOf(tx, ref.launchId, ['live', 'live seed']);
  if (tally.queued + tally.claimed + tally['in doubt'] > 0) return false;
  if (!(await moveLaunch(tx, ref, 'all_final', { columns: { completed_at: nowOf(tx) } }))) return false;
  const people = await tallyOf(tx, ref.launchId, ['live']);
  const late = people['suppressed late'];
  const result = [
    `${number.format(people.accepted)} delivered`,
    `${number.format(people.refused)} refused`,
    ...(late > 0 ? [`${number.format(late)} suppressed late`] : []),
  ].join(', ');
  await finishStep(tx, ref, 'Deploy', result);
  await endLaunch(tx, ref.launchId, 'Completed');
  await arm(tx, ref, 'window', new Date(nowOf(tx).getTime() + RESPONSE_WINDOW_DAYS * DAY));
  return true;
}
