import type { Tx } from '../../../platform/database/tx.ts';
import { queueCheck } from './check.queue.ts';
import { insertRevision } from './revision.repository.ts';
import type { RevisionContent } from './revision.repository.ts';
import { carryResults } from './carriedResults.repository.ts';
import { editCreative, endRejection, keepRejection } from '../creatives.repository.ts';
import type { LockedCreative } from '../creatives.repository.ts';

export function hasContent(type: LockedCreative['creative_type'], content: RevisionContent): boolean {
  return content.htmlFileId !== null || (type === 'text' && content.textPart !== null);
}

interface Options {
  by: number | null;
  staysDraft: boolean;
  /** The revision before, if this one differs in its seeds only and that one was checked: its results stay true. */
  resultsOf?: number | undefined;
}

/** Stores `content` as the newest revision and queues its check, unless the creative stays a draft. */
export async function revise(
  tx: Tx,
  creative: LockedCreative,
  content: RevisionContent,
  options: Options,
): Promise<number> {
  const { id: creativeId, account_id: accountId } = creative;
  const revision = await insertRevision(tx, { accountId, creativeId }, content, options.by);
  await editCreative(tx, creativeId, { current_revision_id: revision.id, is_draft: options.staysDraft });
  const { resultsOf } = options;
  // Other seeds don't resolve what the creative was rejected for.
  if (creative.rejected_at && resultsOf === undefined) await endRejection(tx, creativeId);
  else if (creative.rejected_at) await keepRejection(tx, revision.id, creative.rejected_at);
  const owner = { accountId, creativeId, revisionId: revision.id };
  if (resultsOf !== undefined) {
    await carryResults(tx, owner, resultsOf);
    await queueCheck(tx, { ...owner, onlySeeds: true });
  } else if (!options.staysDraft && hasContent(creative.creative_type, content)) await queueCheck(tx, owner);
  return revision.id;
}
