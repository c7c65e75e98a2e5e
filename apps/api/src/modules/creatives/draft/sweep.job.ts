import { STALE_DRAFT_DAYS } from '@mailroom/domain/constants';
import { handleJob } from '../../../platform/jobs/job.ts';
import { defineJob } from '../../../platform/jobs/jobDefinition.ts';
import { deleteOldDrafts } from '../revision/draft.repository.ts';

export const sweepDrafts = defineJob({ name: 'creative.sweep_drafts', cron: '37 3 * * *', deduplicate: true });

/** Milliseconds. */
const LIFE = STALE_DRAFT_DAYS * 86_400_000;

/** Removes unsaved texts that nobody has touched for `STALE_DRAFT_DAYS`. */
export const draftSweep = handleJob(sweepDrafts, {
  run: (_data, { deps, writeAll }) =>
    writeAll((tx) => deleteOldDrafts(tx, new Date(deps.clock.now().getTime() - LIFE))),
});
