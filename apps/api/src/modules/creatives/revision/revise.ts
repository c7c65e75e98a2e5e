import type { Tx } from '../../../platform/database/tx.ts';
import { queueCheck } from '../check/check.queue.ts';
import { insertRevision } from './revision.repository.ts';
import type { RevisionContent } from './revision.repository.ts';
import { editCreative, setRejection } from '../creatives.repository.ts';
import type { LockedCreative } from '../creatives.repository.ts';

export function hasContent(type: LockedCreative['creative_type'], content: RevisionContent): boolean {
  return content.htmlFileId !== null || (type === 'text' && content.textPart !== null);
}

/** Stores `content` as the newest revision and queues its check, unless the creative stays a draft. */
export async function revise(
  tx: Tx,
  creative: LockedCreative,
  content: RevisionContent,
  options: { by: number | null; staysDraft: boolean },
): Promise<number> {
  const { id: creativeId, account_id: accountId } = creative;
  const revision = await insertRevision(tx, { accountId, creativeId }, content, options.by);
  await editCreative(tx, creativeId, { current_revision_id: revision.id, is_draft: options.staysDraft });
  if (creative.rejected_at) await setRejection(tx, creativeId, null);
  if (!options.staysDraft && hasContent(creative.creative_type, content))
    await queueCheck(tx, { accountId, creativeId, revisionId: revision.id });
  return revision.id;
}
