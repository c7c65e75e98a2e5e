import { sql } from 'kysely';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { LaunchRef } from '../orders/launches.ts';
import { stepFailed } from '../orders/orders.commands.ts';
import { failStep, type StepName } from './launch-steps.ts';
import { workKey, type Work } from './launch-work.ts';

/** What the last run of the work said, as the queue keeps it: for who may see the engine's own view. */
const lastError = (context: JobContext, { launchId }: LaunchRef, work: Work): Promise<string | undefined> =>
  context.readAll(async (tx) => {
    const { rows } = await sql<{ output: unknown }>`
      select output from jobs.job where name = ${`deployments.${work}`} and singleton_key = ${workKey(launchId)}
         and state = 'failed' order by completed_on desc limit 1`.execute(tx);
    const output = rows[0]?.output;
    return output === null || output === undefined ? undefined : JSON.stringify(output);
  });

type Failure = { work: Work; step: StepName; text: string };

/** A step that failed in all of its runs: the product says so and waits for a person to resume it. */
export const giveUp = async (ref: LaunchRef, context: JobContext, { work, step, text }: Failure): Promise<void> => {
  const raw = await lastError(context, ref, work);
  await context.write(ref.accountId, async (tx) => {
    if (!(await stepFailed(tx, ref, text))) return;
    await failStep(tx, ref, step, { text, severity: 'Critical', raw });
  });
};
