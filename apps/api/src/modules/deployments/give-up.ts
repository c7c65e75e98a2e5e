import { sql } from 'kysely';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { LaunchRef } from '../orders/launches.ts';
import { stepFailed } from '../orders/orders.commands.ts';
import { failStep, type StepName } from './launch-steps.ts';

/** What the last run said, as the queue keeps it: for who may see the engine's own view. */
const lastError = (context: JobContext): Promise<string | undefined> =>
  context.readAll(async (tx) => {
    const { rows } = await sql<{ output: unknown }>`
      select output from jobs.job where id = ${context.fence.jobId}::uuid`.execute(tx);
    const output = rows[0]?.output;
    return output === null || output === undefined ? undefined : JSON.stringify(output);
  });

/** A step that failed in all of its runs: the product says so and waits for a person to resume it. */
export const giveUp = async (ref: LaunchRef, context: JobContext, step: StepName, text: string): Promise<void> => {
  const raw = await lastError(context);
  await context.write(ref.accountId, async (tx) => {
    if (!(await stepFailed(tx, ref, text))) return;
    await failStep(tx, ref, step, { text, severity: 'Critical', raw });
  });
};
