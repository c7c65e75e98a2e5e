import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import { Fenced } from '../../../platform/jobs/fence.ts';
import { handleJob, type JobContext, type JobHandler } from '../../../platform/jobs/job.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { launchWork, type Work } from '../launches.queues.ts';
import { giveUp } from './giveUp.ts';
import { startWork } from './launchWork.ts';
import { StepTrouble } from '../ledger/stepTrouble.ts';

interface Definition {
  work: Work;
  step: StepName;
  /** The text that everybody reads when the step has failed in all of its runs. */
  text: string;
  run: (ref: LaunchRef, context: JobContext) => Promise<void>;
}

const RUNS = 5;
const FIRST_DELAY = 5_000;

/**
 * Work of a launch that continues where it stopped. Its own failures are counted here and end it after five runs in a
 * row; a fault that lasts ends it immediately. A killed worker is not a failure of the work: the queue may start it again as often as that happens.
 */
export function persistentJob({ work, step, text, run }: Definition): JobHandler {
  return handleJob(launchWork[work], {
    run: async (data, context) => {
      try {
        await run(data, context);
      } catch (error) {
        if (error instanceof Fenced) throw error;
        const failures = (data.failures ?? 0) + 1;
        context.deps.log.warn({ err: error, work, launch: data.launchId, failures }, 'work of a launch failed');
        const trouble = error instanceof StepTrouble ? error : undefined;
        if (failures >= RUNS || trouble?.isLasting)
          return giveUp(data, context, { step, text: trouble?.reason ?? text, raw: String(error) });
        const at = new Date(context.deps.clock.now().getTime() + FIRST_DELAY * 2 ** (failures - 1));
        await context.write(data.accountId, (tx) => startWork(tx, data, work, at, failures));
      }
    },
    failed: (ref, context) => giveUp(ref, context, { step, text, raw: 'Its worker ended a thousand times.' }),
  });
}
