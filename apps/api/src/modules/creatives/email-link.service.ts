import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { check } from '@mailroom/domain/validation';
import { sql } from 'kysely';
import type { Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { StagedFile } from '../../platform/files/file.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { contentOf, fileOf, imagesOf, insertImages } from './creative-revision.repository.ts';
import { overrideAbout } from './creative-findings.repository.ts';
import { deriveCreative } from './creative-status.ts';
import { lockCreative } from './creatives.repository.ts';
import { revise } from './creative-revise.ts';
import { emailLinks } from './email-links.resource.ts';
import type { EmailLinkRow } from './email-links.resource.ts';
import { decodeHtml } from './html-decode.ts';
import { presentLink } from './sign-off.present.ts';
import { replaceLink, replaceTextLink } from './replace-link.ts';

type Change = Call<'updateEmailLink'>;

const linkIn = async (tx: Tx, id: number): Promise<EmailLinkRow> => {
  const row = await findRow(tx, emailLinks, id);
  if (!row) throw notFound();
  return row;
};

/** The creative first, as everybody locks it, then the link as it is now. */
const lockedLink = async (call: Change, tx: Tx): Promise<EmailLinkRow> => {
  const seen = await linkIn(tx, call.path.id);
  await lockCreative(tx, seen.creative_id);
  const row = await linkIn(tx, call.path.id);
  await expectVersion(call.ifMatch, row, () => presentLink(row, call.actor.permissions));
  return row;
};

export const decideLink = async (call: Change): Promise<EmailLinkRow> => {
  const { body, actor } = call;
  return call.write(async (tx) => {
    const row = await lockedLink(call, tx);
    const decision = body.decision === undefined ? row.decision : body.decision;
    const at = nowOf(tx);
    await tx
      .updateTable('creative_link')
      .set({
        verdict: decision,
        verdict_by: decision === null ? null : actor.userId,
        verdict_at: decision === null ? null : at,
        ...(body.note !== undefined && { note: body.note }),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', row.id)
      .execute();
    if (decision !== row.decision) {
      const override =
        decision === 'accepted' ? { reason: body.note ?? 'the link was accepted', by: actor.userId, at } : null;
      await overrideAbout(tx, row.revision_id, { entity: 'email_link', id: row.id }, override);
    }
    await deriveCreative(tx, row.creative_id, true);
    return linkIn(tx, row.id);
  });
};

type Corrected = { file?: StagedFile; textPart?: string };

const correctedHtml = async (call: Change, row: EmailLinkRow, key: string, url: string): Promise<StagedFile> => {
  const { files } = call.deps;
  const html = decodeHtml(await buffer(await files.read(key)));
  const corrected = html === null ? null : replaceLink(html, row.position, url);
  if (corrected === null) throw conflict('illegal_transition', 'The link can’t be found in the HTML');
  const bytes = Buffer.from(corrected);
  const request = {
    accountId: row.account_id,
    kind: 'creative_html',
    name: 'index.html',
    contentType: 'text/html',
    limit: bytes.length,
  };
  return files.stage(call.actor, request, Readable.from([bytes]));
};

/** Another target is other content: a new revision, whose check starts. */
export const correctLink = async (call: Change, url: string, row: EmailLinkRow): Promise<void> => {
  const problem = /^\{\{\s*unsubscribe_url\s*\}\}$/.test(url)
    ? undefined
    : check(url, ['required', 'url'], { field: 'url', now: call.deps.clock.now() });
  if (problem !== undefined) throw invalid({ url: problem });
  const { content, key } = await call.read(async (tx) => {
    const found = await contentOf(tx, row.revision_id);
    return { content: found, key: (await fileOf(tx, found.htmlFileId))?.key };
  });
  if (row.kind === 'image') throw conflict('illegal_transition', 'An image is exchanged with the HTML');
  const corrected: Corrected =
    key === undefined
      ? { textPart: replaceTextLink(content.textPart ?? '', row.position, url) ?? '' }
      : { file: await correctedHtml(call, row, key, url) };
  try {
    await call.write(async (tx) => {
      const creative = await lockCreative(tx, row.creative_id);
      if (!creative) throw notFound();
      if (creative.current_revision_id !== row.revision_id) throw conflict('moved', 'There is a newer revision');
      const { file } = corrected;
      if (file) await call.deps.files.keep(tx, file.id, creative.account_id);
      const next = {
        ...content,
        ...(file && { htmlFileId: file.id, sourceFileId: file.id }),
        textPart: corrected.textPart ?? content.textPart?.replaceAll(row.url, url) ?? null,
      };
      const revisionId = await revise(tx, creative, next, { by: call.actor.userId, staysDraft: creative.is_draft });
      await insertImages(
        tx,
        creative.account_id,
        revisionId,
        (await imagesOf(tx, row.revision_id)).filter((image) => image.fileId !== null),
      );
      await deriveCreative(tx, creative.id, true);
    });
  } catch (error) {
    if (corrected.file) await call.deps.files.discard(corrected.file.id);
    throw error;
  }
};
