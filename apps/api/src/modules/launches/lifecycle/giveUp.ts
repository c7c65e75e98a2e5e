import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { moveLaunch } from './moveLaunch.ts';
import { failStep } from './launchSteps.repository.ts';

interface Failure {
  step: StepName;
  text: string;
  raw?: string;
}

/** A step that failed in all of its runs: the product says so and waits for a person to resume it. */
export function giveUp(ref: LaunchRef, context: JobContext, { step, text, raw }: Failure): Promise<void> {
  return context.write(ref.accountId, async (tx) => {
    if (!(await moveLaunch(tx, ref, 'step_failed', { detail: text }))) return;
    await failStep(tx, ref, step, { text, severity: 'Critical', raw });
  });
}
