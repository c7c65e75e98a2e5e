import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { sql } from 'kysely';
import type { LaunchRef, Launches, StoppedAt } from '../orders/launches.ts';
import { productForLaunch } from '../orders/orders.reads.ts';
import { awaitConfirmation } from './lifecycle/confirmation.ts';
import { beginLaunch } from './lifecycle/launch-begin.ts';
import { launchDetail } from './lifecycle/launch-detail.ts';
import { stopLaunch } from './lifecycle/launch-stop.ts';
import { finishStep, startStep, stepsOf } from './lifecycle/launch-steps.ts';
import { arm, startWork } from './lifecycle/launch-work.ts';
import { requireLaunch } from './lifecycle/launch.repository.ts';

const confirmed = async (tx: Tx, ref: LaunchRef, by: number | null): Promise<void> => {
  await sql`update launch set confirmed_at = business_now(), confirmed_by = ${by} where id = ${ref.launchId}`.execute(
    tx,
  );
  await finishStep(tx, ref, 'Confirm', 'confirmed');
  const { startsAt } = await productForLaunch(tx, ref.productId);
  // A start that has passed by now means at once.
  await arm(tx, ref, 'start', new Date(Math.max(startsAt.getTime(), nowOf(tx).getTime())));
};

/** The last step that isn't done yet says where it stopped; Deploy is also what an approved launch waits for. */
const stoppedAt = async (tx: Tx, ref: LaunchRef): Promise<StoppedAt> => {
  const open = (await stepsOf(tx, ref.launchId)).find(({ status }) => status !== 'Success');
  if (open?.name === 'Hold' || open?.name === 'Build send list') return 'Pending - Data Processing';
  if (open?.name === 'Proof to test seeds' || open?.name === 'Confirm') return 'Processing';
  return (await requireLaunch(tx, ref.launchId)).started_at === null ? 'Approved' : 'Live';
};

const resumed = async (tx: Tx, ref: LaunchRef): Promise<void> => {
  const { status, type, startsAt, endsAt } = await productForLaunch(tx, ref.productId);
  if (status === 'Pending - Data Processing') return startWork(tx, ref, 'build');
  if (status === 'Processing') {
    const isProved = (await stepsOf(tx, ref.launchId)).some(
      ({ name, status: step }) => name === 'Proof to test seeds' && step === 'Success',
    );
    return isProved ? awaitConfirmation(tx, ref) : startWork(tx, ref, 'proof');
  }
  if (status === 'Approved') return arm(tx, ref, 'start', new Date(Math.max(startsAt.getTime(), nowOf(tx).getTime())));
  if (type === 'Data delivery') return;
  await startStep(tx, ref, 'Deploy');
  await arm(tx, ref, 'end', endsAt);
  await startWork(tx, ref, 'deploy');
};

const removed = async (tx: Tx, productId: number): Promise<void> => {
  const launches = sql`select id from launch where product_id = ${productId}`;
  await sql`delete from response where message_id in (select id from message where launch_id in (${launches}))`.execute(
    tx,
  );
  await sql`delete from message where launch_id in (${launches})`.execute(tx);
  await sql`delete from product_response where product_id = ${productId}`.execute(tx);
  await sql`update product set launch_id = null where id = ${productId}`.execute(tx);
  await sql`delete from launch where product_id = ${productId}`.execute(tx);
};

/** What orders asks of launches; see its `launches.ts`. */
export const launchesPort: Launches = {
  begin: beginLaunch,
  confirmed,
  sentBack: (tx, ref) => stopLaunch(tx, ref, 'sent back'),
  cancelled: (tx, ref) => stopLaunch(tx, ref, 'Cancelled'),
  // Its run finds the product stopped at its next claim; the queue stays as it is.
  paused: async () => {},
  stoppedAt,
  resumed,
  countAccepted: (tx, ref) => startWork(tx, ref, 'build'),
  removed,
  detail: launchDetail,
};
