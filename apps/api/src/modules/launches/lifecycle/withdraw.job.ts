import { changed } from '../../../platform/facts/changed.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { launchWork } from '../launches.queues.ts';
import { withdrawSome } from './sendList.repository.ts';

/** Takes back the rest of a large launch that was stopped, piece by piece. */
export const withdrawJob = handleJob(launchWork.withdraw, {
  run: async (ref, context) => {
    while (await context.write(ref.accountId, (tx) => withdrawSome(tx, ref))) {
      if (context.signal.aborted) throw new Error('The worker is stopping; the next run continues');
    }
    await context.write(ref.accountId, (tx) => changed(tx, 'launch', ref.launchId, ref.accountId));
  },
});
