import { labelsProblem } from '@mailroom/domain/forms/labels';
import { required } from '@mailroom/domain/forms/textRules';
import { forbidden, invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import { storedFile } from '../../../platform/files/files.reads.ts';
import { imagesOf, insertImages } from './revision.repository.ts';
import type { RevisionContent } from './revision.repository.ts';
import { uploads } from './upload.ts';
import type { UploadedHtml } from './upload.ts';
import type { CreativeType } from '../creatives.resource.ts';
import { hasAdvertiser, hasSender } from '../../accounts/accounts.reads.ts';

/** The person who sends a form with files, and access to storage for it. */
export interface Sender {
  deps: Deps;
  actor: UserActor;
  /** The form's files by field. */
  files: Readonly<Record<string, StagedFile>>;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The files of a form, checked and stored, ready for their record. */
export interface Prepared {
  html?: UploadedHtml;
  banner?: StagedFile;
  testSeeds?: StagedFile;
  liveSeeds?: StagedFile;
}

/** The text fields of the form. */
export interface Fields {
  name?: string;
  account_id?: number;
  advertiser_id?: number | null;
  creative_type?: CreativeType;
  subject?: string | null;
  preheader?: string | null;
  sender_profile_id?: number | null;
  text_part?: string | null;
  test_seed_source?: 'advertiser' | undefined;
  live_seed_source?: 'advertiser' | undefined;
  labels?: readonly string[] | null;
}

function requireUpload(sender: Sender): void {
  if (Object.keys(sender.files).length > 0 && !sender.actor.permissions.has('can_upload_file'))
    throw forbidden('can_upload_file');
}

/** Refuses labels that a creative can't have, and a line break in a subject, which would start another header. */
export function refuseFields(fields: Fields): void {
  if (/[\r\n]/.test(fields.subject ?? '')) throw invalid({ subject: 'Subject is not valid' });
  const problem = labelsProblem(fields.labels ?? []);
  if (problem !== undefined) throw invalid({ labels: problem });
}

/** Refuses a creative without an advertiser unless it is a Draft. */
export function requireAdvertiser(advertiserId: number | null): void {
  const problem = required(advertiserId, { field: 'advertiser_id' });
  if (problem) throw invalid({ advertiser_id: problem });
}

export async function refuseOtherAccounts(tx: Tx, accountId: number, fields: Fields): Promise<void> {
  const { advertiser_id: advertiserId, sender_profile_id: senderId } = fields;
  if (typeof advertiserId === 'number' && !(await hasAdvertiser(tx, accountId, advertiserId))) {
    throw invalid({ advertiser_id: 'Advertiser is not valid' });
  }
  if (typeof senderId === 'number' && !(await hasSender(tx, accountId, senderId))) {
    throw invalid({ sender_profile_id: 'Sender profile is not valid' });
  }
}

export async function keepAll(sender: Sender, tx: Tx, accountId: number, prepared: Prepared): Promise<void> {
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
  for (const id of ids) await sender.deps.files.keep(tx, id, accountId);
}

export function merged(before: RevisionContent, fields: Fields, prepared: Prepared): RevisionContent {
  return {
    subject: fields.subject !== undefined ? fields.subject : before.subject,
    preheader: fields.preheader !== undefined ? fields.preheader : before.preheader,
    senderProfileId: fields.sender_profile_id !== undefined ? fields.sender_profile_id : before.senderProfileId,
    // The old text part was written for the old HTML.
    textPart: fields.text_part !== undefined ? fields.text_part : prepared.html ? null : before.textPart,
    htmlFileId: prepared.html?.html.id ?? before.htmlFileId,
    sourceFileId: prepared.html?.source.id ?? before.sourceFileId,
    bannerFileId: prepared.banner?.id ?? before.bannerFileId,
    testSeedFileId: prepared.testSeeds?.id ?? (fields.test_seed_source ? null : before.testSeedFileId),
    zipUse: prepared.html ? prepared.html.zipUse : before.zipUse,
    liveSeedFileId: prepared.liveSeeds?.id ?? (fields.live_seed_source ? null : before.liveSeedFileId),
  };
}

/** Prepares the form's files and runs the work with them; discards them when it fails. */
export async function withUploads<T>(sender: Sender, work: (prepared: Prepared) => Promise<T>): Promise<T> {
  requireUpload(sender);
  const ready = uploads(sender.deps, sender.actor);
  const { creative_html: html, creative_banner: banner } = sender.files;
  const { creative_test_seed_list_csv: testSeeds, creative_live_seed_list_csv: liveSeeds } = sender.files;
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
}

export async function addImages(
  tx: Tx,
  accountId: number,
  revisionId: number,
  prepared: Prepared,
  beforeId: number | null,
): Promise<void> {
  const uploaded =
    prepared.html?.images.map(({ url, file, size }) => ({ url, fileId: file.id, size, problem: null })) ?? [];
  const earlier = beforeId === null ? [] : await imagesOf(tx, beforeId);
  // An edited page of a ZIP still names the ZIP's images. Images with an address of their own are fetched by the check.
  const stays = ({ url }: { url: string }) =>
    !prepared.html || (prepared.html.type === 'html' && !/^(\w+:)?\/\//.test(url));
  const kept = earlier.filter((image) => image.fileId !== null && stays(image));
  await insertImages(tx, accountId, revisionId, [...kept, ...uploaded]);
}

/** Whether the upload differs from the stored file. The same bytes again change nothing. */
async function isOtherFile(tx: Tx, fileId: number | null, upload: StagedFile | undefined): Promise<boolean> {
  return upload !== undefined && (await storedFile(tx, fileId))?.sha256 !== upload.sha256;
}

export async function onlyChanged(tx: Tx, before: RevisionContent, prepared: Prepared): Promise<Prepared> {
  return {
    ...((await isOtherFile(tx, before.sourceFileId, prepared.html?.source)) && { html: prepared.html as UploadedHtml }),
    ...((await isOtherFile(tx, before.bannerFileId, prepared.banner)) && { banner: prepared.banner as StagedFile }),
    ...((await isOtherFile(tx, before.testSeedFileId, prepared.testSeeds)) && {
      testSeeds: prepared.testSeeds as StagedFile,
    }),
    ...((await isOtherFile(tx, before.liveSeedFileId, prepared.liveSeeds)) && {
      liveSeeds: prepared.liveSeeds as StagedFile,
    }),
  };
}

export function changedKeys(before: RevisionContent, after: RevisionContent): (keyof RevisionContent)[] {
  return (Object.keys(after) as (keyof RevisionContent)[]).filter((key) => before[key] !== after[key]);
}
