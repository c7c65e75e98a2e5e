import { changed } from '../../../platform/facts/changed.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { LaunchRef } from '../../orders/launches.ts';
import { withdrawSome } from './launch-stop.ts';

/** Takes back the rest of a large launch that was stopped, piece by piece. */
export const withdrawJob = job<LaunchRef>({
  name: 'launches.withdraw',
  deduplicate: true,
  run: async (ref, context) => {
    while (await context.write(ref.accountId, (tx) => withdrawSome(tx, ref))) {
      if (context.signal.aborted) throw new Error('The worker is stopping; the next run goes on');
    }
    await context.write(ref.accountId, (tx) => changed(tx, 'launch', ref.launchId, ref.accountId));
  },
});
