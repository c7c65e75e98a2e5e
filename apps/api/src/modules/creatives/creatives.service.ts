import type { Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { invalid, notFound } from '../../errors.ts';
import { seesAll } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { queueCheck } from './creative-check.queue.ts';
import {
  addImages,
  changedKeys,
  keepAll,
  merged,
  onlyChanged,
  refuseFields,
  refuseForeign,
  withUploads,
} from './creative-form.ts';
import { hasContent, revise } from './creative-revise.ts';
import {
  contentOf,
  emptyContent,
  insertRevision,
  isBannerElsewhere,
  setBanner,
} from './creative-revision.repository.ts';
import { deriveCreative } from './creative-status.ts';
import {
  deleteCreativeRow,
  editCreative,
  filesOf,
  insertCreative,
  lockCreative,
  setRevision,
} from './creatives.repository.ts';

export const createCreative = async (call: Call<'createCreative'>): Promise<number> => {
  const { body, actor } = call;
  refuseFields(body);
  if (!seesAll(actor) && !actor.accounts.includes(body.account_id)) throw notFound();
  if (body.creative_type === 'text' && call.files['creative_html']) {
    throw invalid({ creative_html: 'A plain-text creative has no HTML' });
  }
  return withUploads(call, (prepared) =>
    call.write(async (tx) => {
      const accountId = body.account_id;
      await refuseForeign(tx, accountId, body);
      await keepAll(call, tx, accountId, prepared);
      const isDraft = body.status === 'Draft';
      const type = prepared.html?.type ?? body.creative_type;
      const creativeId = await insertCreative(tx, {
        accountId,
        advertiserId: body.advertiser_id,
        name: body.name,
        type,
        isDraft,
        createdBy: actor.userId,
      });
      const content = merged(emptyContent, body, prepared);
      const revision = await insertRevision(tx, { accountId, creativeId }, content, actor.userId);
      await addImages(tx, accountId, revision.id, prepared, null);
      await setRevision(tx, creativeId, revision.id);
      if (!isDraft && hasContent(type, content))
        await queueCheck(tx, { accountId, creativeId, revisionId: revision.id });
      await deriveCreative(tx, creativeId, true);
      return creativeId;
    }),
  );
};

const seedKeys: ReadonlySet<string> = new Set(['testSeedFileId', 'liveSeedFileId']);

export const updateCreative = async (
  call: Call<'updateCreative'>,
  present: (tx: Tx) => Promise<unknown>,
): Promise<void> => {
  const { body, path } = call;
  refuseFields(body);
  await withUploads(call, (uploaded) =>
    call.write(async (tx) => {
      const creative = await lockCreative(tx, path.id);
      if (!creative) throw notFound();
      await expectVersion(call.ifMatch, creative, () => present(tx));
      if (body.account_id !== undefined && body.account_id !== creative.account_id) {
        throw invalid({ account_id: 'Account is not valid' });
      }
      await refuseForeign(tx, creative.account_id, body);
      const { current_revision_id: beforeId } = creative;
      const before = beforeId === null ? emptyContent : await contentOf(tx, beforeId);
      const prepared = await onlyChanged(tx, before, uploaded);
      await keepAll(call, tx, creative.account_id, prepared);
      const after = merged(before, body, prepared);
      const keys = changedKeys(before, after);
      const content = keys.filter((key) => key !== 'bannerFileId');
      const advertiserId = body.advertiser_id ?? creative.advertiser_id;
      const type =
        prepared.html?.type ??
        (body.creative_type === 'text' || creative.creative_type === 'text' ? body.creative_type : undefined) ??
        creative.creative_type;
      const isOtherRow =
        (body.name ?? creative.name) !== creative.name ||
        advertiserId !== creative.advertiser_id ||
        type !== creative.creative_type;
      if (isOtherRow) {
        await editCreative(tx, creative.id, {
          name: body.name ?? creative.name,
          advertiser_id: advertiserId,
          creative_type: type,
        });
      }
      if (content.length > 0 || advertiserId !== creative.advertiser_id) {
        const staysDraft = creative.is_draft && content.every((key) => seedKeys.has(key));
        const revisionId = await revise(tx, { ...creative, creative_type: type }, after, {
          by: call.actor.userId,
          staysDraft,
        });
        await addImages(tx, creative.account_id, revisionId, prepared, beforeId);
      } else if (keys.length > 0 && beforeId !== null) {
        await setBanner(tx, beforeId, after.bannerFileId);
        if (before.bannerFileId !== null && !(await isBannerElsewhere(tx, before.bannerFileId)))
          await call.deps.files.doom(tx, before.bannerFileId);
        await editCreative(tx, creative.id, {});
      }
      await deriveCreative(tx, creative.id, isOtherRow || keys.length > 0);
    }),
  );
};

export const deleteCreative = async (call: Call<'deleteCreative'>, present: () => Promise<unknown>): Promise<void> => {
  const { tx, path, deps } = call;
  const creative = await lockCreative(tx, path.id);
  if (!creative) throw notFound();
  await expectVersion(call.ifMatch, creative, present);
  await refuseWhileUsed(tx, 'creative', creative.id);
  // Before the row goes: those who refer to it can still be found.
  await changed(tx, 'creative', creative.id, creative.account_id);
  for (const fileId of await filesOf(tx, creative.id)) await deps.files.doom(tx, fileId);
  await deleteCreativeRow(tx, creative.id);
};
