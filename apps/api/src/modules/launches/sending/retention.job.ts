import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { accountsThatForget, type Retention } from '../../accounts/accounts.reads.ts';
import { askRecount } from '../../audiences/audiences.commands.ts';
import { forgetOldPeople } from '../launches.queues.ts';
import { forgetBefore } from './retention.repository.ts';

const DAY = 86_400_000;
/** How many people one transaction forgets: a write must end soon. */
const AT_ONCE = 10_000;

/** Returns whether something was left to forget. */
async function forgetSome(tx: Tx, { id, retentionDays }: Retention): Promise<boolean> {
  const { people, messages } = await forgetBefore(tx, id, new Date(nowOf(tx).getTime() - retentionDays * DAY), AT_ONCE);
  // Products must not count on people who are gone.
  if (people > 0) await askRecount(tx, id);
  return people + messages > 0;
}

async function run(_data: object, context: JobContext): Promise<void> {
  for (const account of await context.readAll(accountsThatForget)) {
    let isMore = true;
    while (isMore) {
      if (context.signal.aborted) throw new Error('The worker is stopping; the next run continues');
      isMore = await context.write(account.id, (tx) => forgetSome(tx, account));
    }
  }
}

/** Each night, forgets people after the days for which their account keeps them. */
export const retentionJob = handleJob(forgetOldPeople, { run });
