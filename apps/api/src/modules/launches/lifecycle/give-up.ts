import type { JobContext } from '../../../platform/jobs/job.ts';
import type { LaunchRef } from '../../orders/launches.ts';
import { stepFailed } from '../../orders/orders.commands.ts';
import { failStep, type StepName } from './launch-steps.ts';

export type Failure = { step: StepName; text: string; raw?: string };

/** A step that failed in all of its runs: the product says so and waits for a person to resume it. */
export const giveUp = (ref: LaunchRef, context: JobContext, { step, text, raw }: Failure): Promise<void> =>
  context.write(ref.accountId, async (tx) => {
    if (!(await stepFailed(tx, ref, text))) return;
    await failStep(tx, ref, step, { text, severity: 'Critical', raw });
  });
