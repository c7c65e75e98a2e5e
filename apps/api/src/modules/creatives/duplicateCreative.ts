import { copyName } from '@mailroom/domain/forms/copyName';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { deriveCreative } from './creativeStatus.ts';
import { insertCreative, lockCreative, setRevision } from './creatives.repository.ts';
import { labelsOf } from './labels/labels.repository.ts';
import { setLabels } from './labels/labels.service.ts';
import { addImages } from './revision/form.ts';
import { contentOf, insertRevision } from './revision/revision.repository.ts';

/**
 * Copies the newest revision and the labels into a new creative. The copy is a draft, because most copies are changed before
 * their check. It shares the stored files, so a file is deleted only with the last creative that uses it.
 */
export async function duplicateCreative(tx: Tx, id: number, by: number): Promise<number> {
  // Locked so that its files can't be deleted before the copy refers to them.
  const original = await lockCreative(tx, id);
  if (!original) throw notFound();
  const { account_id: accountId, current_revision_id: revisionId } = original;
  const creativeId = await insertCreative(tx, {
    accountId,
    advertiserId: original.advertiser_id,
    name: copyName(original.name),
    type: original.creative_type,
    isDraft: true,
    createdBy: by,
  });
  await setLabels(tx, { id: creativeId, account_id: accountId }, await labelsOf(tx, id));
  if (revisionId !== null) {
    const copy = await insertRevision(tx, { accountId, creativeId }, await contentOf(tx, revisionId), by);
    await addImages(tx, accountId, copy.id, {}, revisionId);
    await setRevision(tx, creativeId, copy.id);
  }
  await deriveCreative(tx, creativeId, true);
  return creativeId;
}
