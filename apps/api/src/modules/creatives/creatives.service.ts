import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import { expectVersion } from '../../contract/version.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { seesAll } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Files } from '../../platform/files/file.ts';
import { changed } from '../../platform/facts/changed.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { queueCheck } from './revision/check.queue.ts';
import { isChecked } from './check/check.repository.ts';
import {
  addImages,
  changedKeys,
  keepAll,
  merged,
  onlyChanged,
  refuseFields,
  refuseOtherAccounts,
  requireAdvertiser,
  withUploads,
} from './revision/form.ts';
import type { Fields, Sender } from './revision/form.ts';
import { hasContent, revise } from './revision/revise.ts';
import { suggestedFields } from './revision/suggestedFields.ts';
import {
  contentOf,
  emptyContent,
  insertRevision,
  isBannerElsewhere,
  setBanner,
} from './revision/revision.repository.ts';
import { deriveCreative } from './creativeStatus.ts';
import { setLabels } from './labels/labels.service.ts';
import {
  deleteCreativeRow,
  editCreative,
  filesOnlyIn,
  insertCreative,
  lockCreative,
  setRevision,
} from './creatives.repository.ts';

type NewFields = Fields & Required<Pick<Fields, 'account_id' | 'name' | 'creative_type'>>;

/** Saving with the status Draft keeps a Draft a Draft. */
interface AskedStatus {
  status?: CreativeStatus | undefined;
}

/** Refuses to set any other status. A form may send back the one that it has read. */
function refuseStatus(asked: CreativeStatus | undefined, current: CreativeStatus): void {
  if (asked === undefined || asked === current) return;
  if (asked === 'Draft') throw conflict('illegal_transition', 'The creative is not a draft');
  throw invalid({ status: `Status can not be set: it follows from the check. Leave it out, or send ${current}` });
}

export async function createCreative(sender: Sender, fields: NewFields & AskedStatus): Promise<number> {
  const { actor } = sender;
  refuseFields(fields);
  refuseStatus(fields.status, 'Draft');
  const isDraft = fields.status === 'Draft';
  const advertiserId = fields.advertiser_id ?? null;
  if (!isDraft) requireAdvertiser(advertiserId);
  if (!seesAll(actor) && !actor.accounts.includes(fields.account_id)) throw notFound();
  if (fields.creative_type === 'text' && sender.files['creative_html']) {
    throw invalid({ creative_html: 'A plain-text creative has no HTML' });
  }
  return withUploads(sender, async (prepared) => {
    const suggested = isDraft ? await suggestedFields(sender, fields, prepared) : {};
    return sender.write(async (tx) => {
      const accountId = fields.account_id;
      await refuseOtherAccounts(tx, accountId, fields);
      await keepAll(sender, tx, accountId, prepared);
      const type = prepared.html?.type ?? fields.creative_type;
      const creativeId = await insertCreative(tx, {
        accountId,
        advertiserId,
        name: fields.name,
        type,
        isDraft,
        createdBy: actor.userId,
      });
      if (fields.labels) await setLabels(tx, { id: creativeId, account_id: accountId }, fields.labels);
      const content = merged(emptyContent, { ...fields, ...suggested }, prepared);
      const revision = await insertRevision(tx, { accountId, creativeId }, content, actor.userId);
      await addImages(tx, accountId, revision.id, prepared, null);
      await setRevision(tx, creativeId, revision.id);
      if (!isDraft && hasContent(type, content))
        await queueCheck(tx, { accountId, creativeId, revisionId: revision.id });
      await deriveCreative(tx, creativeId, true);
      return creativeId;
    });
  });
}

const SEED_KEYS: ReadonlySet<string> = new Set(['testSeedFileId', 'liveSeedFileId']);

export async function updateCreative(
  sender: Sender,
  edit: { id: number; ifMatch: number | undefined; fields: Fields & AskedStatus },
  present: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { id, ifMatch, fields } = edit;
  refuseFields(fields);
  await withUploads(sender, (uploaded) =>
    sender.write(async (tx) => {
      const creative = await lockCreative(tx, id);
      if (!creative) throw notFound();
      await expectVersion(ifMatch, creative, () => present(tx));
      if (fields.account_id !== undefined && fields.account_id !== creative.account_id) {
        throw invalid({ account_id: 'Account is not valid' });
      }
      await refuseOtherAccounts(tx, creative.account_id, fields);
      refuseStatus(fields.status, creative.status);
      const keepsDraft = fields.status === 'Draft';
      const { current_revision_id: beforeId } = creative;
      const before = beforeId === null ? emptyContent : await contentOf(tx, beforeId);
      const prepared = await onlyChanged(tx, before, uploaded);
      await keepAll(sender, tx, creative.account_id, prepared);
      const after = merged(before, fields, prepared);
      const keys = changedKeys(before, after);
      const content = keys.filter((key) => key !== 'bannerFileId');
      const advertiserId = fields.advertiser_id === undefined ? creative.advertiser_id : fields.advertiser_id;
      const type =
        prepared.html?.type ??
        (fields.creative_type === 'text' || creative.creative_type === 'text' ? fields.creative_type : undefined) ??
        creative.creative_type;
      const isRevision = content.length > 0 || advertiserId !== creative.advertiser_id;
      const staysDraft = keepsDraft || (creative.is_draft && content.every((key) => SEED_KEYS.has(key)));
      if (isRevision && !staysDraft) requireAdvertiser(advertiserId);
      const isRelabelled = fields.labels !== undefined && (await setLabels(tx, creative, fields.labels ?? []));
      const changesRow =
        isRelabelled ||
        (fields.name ?? creative.name) !== creative.name ||
        advertiserId !== creative.advertiser_id ||
        type !== creative.creative_type;
      if (changesRow) {
        await editCreative(tx, creative.id, {
          name: fields.name ?? creative.name,
          advertiser_id: advertiserId,
          creative_type: type,
        });
      }
      if (isRevision) {
        const hasOnlyNewSeeds = advertiserId === creative.advertiser_id && content.every((key) => SEED_KEYS.has(key));
        const revisionId = await revise(tx, { ...creative, creative_type: type }, after, {
          by: sender.actor.userId,
          staysDraft,
          ...(hasOnlyNewSeeds && beforeId !== null && (await isChecked(tx, beforeId)) && { resultsOf: beforeId }),
        });
        await addImages(tx, creative.account_id, revisionId, prepared, beforeId);
      } else if (keys.length > 0 && beforeId !== null) {
        await setBanner(tx, beforeId, after.bannerFileId);
        if (before.bannerFileId !== null && !(await isBannerElsewhere(tx, before.bannerFileId)))
          await sender.deps.files.doom(tx, before.bannerFileId);
        await editCreative(tx, creative.id, {});
      }
      await deriveCreative(tx, creative.id, changesRow || keys.length > 0);
    }),
  );
}

export async function deleteCreative(
  tx: Tx,
  files: Files,
  request: { id: number; ifMatch: number | undefined },
  present: () => Promise<unknown>,
): Promise<void> {
  const { id, ifMatch } = request;
  const creative = await lockCreative(tx, id);
  if (!creative) throw notFound();
  await expectVersion(ifMatch, creative, present);
  await refuseWhileUsed(tx, 'creative', creative.id);
  // Announced before the row goes, while the records that refer to it can still be found.
  await changed(tx, 'creative', creative.id, creative.account_id);
  for (const fileId of await filesOnlyIn(tx, creative.id)) await files.doom(tx, fileId);
  await deleteCreativeRow(tx, creative.id);
}
