import { nowOf } from '../../../platform/database/context.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { endOverrides } from '../check/findings.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { endCreativeOverrides } from '../creatives.queues.ts';
import { lockCreative } from '../creatives.repository.ts';

/** Opens the findings of the newest revision whose override has ended. An older revision keeps what was decided about it. */
export const overridesEnd = handleJob(endCreativeOverrides, {
  run: ({ accountId, creativeId }, { write }) =>
    write(accountId, async (tx) => {
      const creative = await lockCreative(tx, creativeId);
      // Deleted since.
      if (!creative || creative.current_revision_id === null) return;
      await endOverrides(tx, creative.current_revision_id, nowOf(tx));
      await deriveCreative(tx, creativeId, true);
    }),
});
