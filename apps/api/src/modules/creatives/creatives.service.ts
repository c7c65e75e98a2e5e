import { validate } from '@mailroom/domain/validation';
import type { Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { forbidden, invalid, notFound } from '../../errors.ts';
import { seesAll } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { StagedFile } from '../../platform/files/file.ts';
import { changed } from '../../platform/facts/changed.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { queueCheck } from './creative-check.queue.ts';
import { deriveCreative } from './creative-status.ts';
import { uploads } from './creative-upload.ts';
import type { UploadedHtml } from './creative-upload.ts';
import {
  contentOf,
  emptyContent,
  fileOf,
  imagesOf,
  insertImages,
  insertRevision,
  setBanner,
} from './creative-revision.repository.ts';
import type { RevisionContent } from './creative-revision.repository.ts';
import {
  advertiserIn,
  deleteCreativeRow,
  editCreative,
  filesOf,
  insertCreative,
  lockCreative,
  senderIn,
  setRejection,
  setRevision,
} from './creatives.repository.ts';
import type { LockedCreative } from './creatives.repository.ts';

type Writing = Call<'createCreative'> | Call<'updateCreative'>;

/** What a form brought, made ready for its record. */
type Prepared = { html?: UploadedHtml; banner?: StagedFile; testSeeds?: StagedFile; liveSeeds?: StagedFile };

type Fields = {
  name?: string;
  advertiser_id?: number;
  subject?: string | null;
  preheader?: string | null;
  sender_profile_id?: number | null;
  text_part?: string | null;
};

const requireUpload = (call: Writing): void => {
  if (Object.keys(call.files).length > 0 && !call.actor.permissions.has('can_upload_file'))
    throw forbidden('can_upload_file');
};

const refuseFields = (fields: Fields, now: Date): void => {
  const problems = validate({ ...('name' in fields && { name: ['required', 'name_pattern'] as const }) }, fields, now);
  if (/[\r\n]/.test(fields.subject ?? '')) problems['subject'] = 'Subject is not valid';
  if (Object.keys(problems).length > 0) throw invalid(problems);
};

const refuseForeign = async (tx: Tx, accountId: number, fields: Fields): Promise<void> => {
  const { advertiser_id: advertiserId, sender_profile_id: senderId } = fields;
  if (advertiserId !== undefined && !(await advertiserIn(tx, accountId, advertiserId))) {
    throw invalid({ advertiser_id: 'Advertiser is not valid' });
  }
  if (typeof senderId === 'number' && !(await senderIn(tx, accountId, senderId))) {
    throw invalid({ sender_profile_id: 'Sender profile is not valid' });
  }
};

const keepAll = async (call: Writing, tx: Tx, accountId: number, prepared: Prepared): Promise<void> => {
  const { html, banner, testSeeds, liveSeeds } = prepared;
  const all = [
    html?.html,
    html?.source,
    ...(html?.images ?? []).map((image) => image.file),
    banner,
    testSeeds,
    liveSeeds,
  ];
  const ids = new Set(all.filter((file) => file !== undefined).map((file) => file.id));
  for (const id of ids) await call.deps.files.keep(tx, id, accountId);
};

const merged = (before: RevisionContent, fields: Fields, prepared: Prepared): RevisionContent => ({
  subject: fields.subject !== undefined ? fields.subject : before.subject,
  preheader: fields.preheader !== undefined ? fields.preheader : before.preheader,
  senderProfileId: fields.sender_profile_id !== undefined ? fields.sender_profile_id : before.senderProfileId,
  // A text written for the old HTML isn't the new one's.
  textPart: fields.text_part !== undefined ? fields.text_part : prepared.html ? null : before.textPart,
  htmlFileId: prepared.html?.html.id ?? before.htmlFileId,
  sourceFileId: prepared.html?.source.id ?? before.sourceFileId,
  bannerFileId: prepared.banner?.id ?? before.bannerFileId,
  testSeedFileId: prepared.testSeeds?.id ?? before.testSeedFileId,
  liveSeedFileId: prepared.liveSeeds?.id ?? before.liveSeedFileId,
});

/** Runs the work with the form's files made ready; nothing of them is left when it fails. */
const withUploads = async <T>(call: Writing, work: (prepared: Prepared) => Promise<T>): Promise<T> => {
  requireUpload(call);
  const ready = uploads(call.deps, call.actor);
  const { creative_html: html, creative_banner: banner } = call.files;
  const { creative_test_seed_list_csv: testSeeds, creative_live_seed_list_csv: liveSeeds } = call.files;
  try {
    return await work({
      ...(html && { html: await ready.html(html) }),
      ...(banner && { banner: await ready.banner(banner) }),
      ...(testSeeds && { testSeeds }),
      ...(liveSeeds && { liveSeeds }),
    });
  } catch (error) {
    await ready.discard();
    throw error;
  }
};

const addImages = async (
  tx: Tx,
  accountId: number,
  revisionId: number,
  prepared: Prepared,
  beforeId: number | null,
): Promise<void> => {
  const images = prepared.html
    ? prepared.html.images.map((image) => ({ url: image.url, fileId: image.file.id, problem: null }))
    : beforeId === null
      ? []
      : (await imagesOf(tx, beforeId)).filter((image) => image.fileId !== null);
  await insertImages(tx, accountId, revisionId, images);
};

export const createCreative = async (call: Call<'createCreative'>): Promise<number> => {
  const { body, actor } = call;
  refuseFields(body, call.deps.clock.now());
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
      const hasContent = content.htmlFileId !== null || (type === 'text' && content.textPart !== null);
      if (!isDraft && hasContent) await queueCheck(tx, { accountId, creativeId, revisionId: revision.id });
      await deriveCreative(tx, creativeId, true);
      return creativeId;
    }),
  );
};

/** A file that is byte for byte the one that is there changes nothing. */
const isOther = async (tx: Tx, fileId: number | null, upload: StagedFile | undefined): Promise<boolean> =>
  upload !== undefined && (await fileOf(tx, fileId))?.sha256 !== upload.sha256;

const onlyChanged = async (tx: Tx, before: RevisionContent, prepared: Prepared): Promise<Prepared> => ({
  ...((await isOther(tx, before.sourceFileId, prepared.html?.source)) && { html: prepared.html as UploadedHtml }),
  ...((await isOther(tx, before.bannerFileId, prepared.banner)) && { banner: prepared.banner as StagedFile }),
  ...((await isOther(tx, before.testSeedFileId, prepared.testSeeds)) && {
    testSeeds: prepared.testSeeds as StagedFile,
  }),
  ...((await isOther(tx, before.liveSeedFileId, prepared.liveSeeds)) && {
    liveSeeds: prepared.liveSeeds as StagedFile,
  }),
});

const changedKeys = (before: RevisionContent, after: RevisionContent): (keyof RevisionContent)[] =>
  (Object.keys(after) as (keyof RevisionContent)[]).filter((key) => before[key] !== after[key]);

/** Makes `content` the newest revision and has it checked, unless the creative stays a draft. */
export const revise = async (
  tx: Tx,
  creative: LockedCreative,
  content: RevisionContent,
  options: { by: number | null; staysDraft: boolean },
): Promise<number> => {
  const { id: creativeId, account_id: accountId } = creative;
  const revision = await insertRevision(tx, { accountId, creativeId }, content, options.by);
  await editCreative(tx, creativeId, { current_revision_id: revision.id, is_draft: options.staysDraft });
  if (creative.rejected_at) await setRejection(tx, creativeId, null);
  const hasContent = content.htmlFileId !== null || (creative.creative_type === 'text' && content.textPart !== null);
  if (!options.staysDraft && hasContent) await queueCheck(tx, { accountId, creativeId, revisionId: revision.id });
  return revision.id;
};

const seedKeys: ReadonlySet<string> = new Set(['testSeedFileId', 'liveSeedFileId']);

export const updateCreative = async (
  call: Call<'updateCreative'>,
  present: (tx: Tx) => Promise<unknown>,
): Promise<void> => {
  const { body, path } = call;
  refuseFields(body, call.deps.clock.now());
  await withUploads(call, (uploaded) =>
    call.write(async (tx) => {
      const creative = await lockCreative(tx, path.id);
      if (!creative) throw notFound();
      if (call.ifMatch !== undefined && call.ifMatch !== creative.version) {
        const record = await present(tx);
        expectVersion(call.ifMatch, creative, () => record);
      }
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
  const record = call.ifMatch === undefined ? undefined : await present();
  expectVersion(call.ifMatch, creative, () => record);
  await refuseWhileUsed(tx, 'creative', creative.id);
  // Before the row goes: those who refer to it can still be found.
  await changed(tx, 'creative', creative.id, creative.account_id);
  for (const fileId of await filesOf(tx, creative.id)) await deps.files.doom(tx, fileId);
  await deleteCreativeRow(tx, creative.id);
};
