import { suppress } from '../../audiences/audiences.commands.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { suppressRefused } from '../launches.queues.ts';
import { lockMessage } from '../tracking/tracking.repository.ts';

/**
 * Puts addresses on the account's list ‘Bounced’ when the relay said that nobody has them. A job does so, because the
 * transaction that stores the answers also claims the next messages, and must not wait for a list.
 */
export const refusalsJob = handleJob(suppressRefused, {
  run: async ({ accountId, messageIds }, context) => {
    for (const messageId of messageIds) {
      await context.write(accountId, async (tx) => {
        const email = (await lockMessage(tx, { accountId, messageId }))?.email ?? null;
        if (email !== null) await suppress(tx, { accountId, advertiserId: null, email, because: 'bounced' });
      });
    }
  },
});
