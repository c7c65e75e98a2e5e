import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';
import { check } from '@mailroom/domain/forms/validation';
import { sameChange } from '@mailroom/domain/verdicts/linkChange';
import { conflict, invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import { storedFile } from '../../../platform/files/files.reads.ts';
import { runForPerson } from '../aside/runForPerson.ts';
import { contentOf, imagesOf, insertImages } from '../revision/revision.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { lockCreative } from '../creatives.repository.ts';
import { revise } from '../revision/revise.ts';
import type { EmailLinkRow } from './emailLinks.resource.ts';
import { replaceTextLink, retargetTextLinks } from '../html/replaceLink.ts';

/** Seconds of processor time. */
const LONGEST = 3;

/** The person who corrects a link, and access to storage for it. */
interface Corrector {
  deps: Deps;
  actor: UserActor;
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A new target for this link, or for all links on its host. */
interface Correction {
  url: string;
  isForHost: boolean;
}

interface Corrected {
  file?: StagedFile;
  textPart?: string;
}

function changeFor(row: EmailLinkRow, { url }: Correction) {
  return (target: string): string | null => sameChange({ from: row.url, to: url }, target);
}

function correctedText(row: EmailLinkRow, text: string, asked: Correction): string {
  const single = replaceTextLink(text, row.position, asked.url) ?? '';
  return asked.isForHost ? retargetTextLinks(single, changeFor(row, asked)) : single;
}

async function correctedHtml(by: Corrector, row: EmailLinkRow, key: string, asked: Correction): Promise<StagedFile> {
  const { files } = by.deps;
  const { line, col, url: from } = row;
  const correction = async () => ({
    html: await buffer(await files.read(key)),
    place: { line: line ?? 0, col: col ?? 0 },
    from,
    to: asked.url,
    isForHost: asked.isForHost,
  });
  const request = { person: by.actor.userId, what: 'corrections', seconds: LONGEST };
  const corrected = await runForPerson('correctLink', correction, request);
  if (corrected === null || typeof corrected === 'string')
    throw conflict('illegal_transition', 'The link can’t be found in the HTML');
  const bytes = Buffer.from(declaredAsUtf8(corrected.html));
  const staged = {
    accountId: row.account_id,
    kind: 'creative_html',
    name: 'index.html',
    contentType: 'text/html',
    limit: bytes.length,
  };
  return files.stage(by.actor, staged, Readable.from([bytes]));
}

/** Gives a link, or all links on its host, another target in one new revision and queues its check. */
export async function correctLink(by: Corrector, asked: Correction, row: EmailLinkRow): Promise<void> {
  const { url } = asked;
  const problem = /^\{\{\s*unsubscribe_url\s*\}\}$/.test(url)
    ? undefined
    : check(url, ['required', 'url'], { field: 'url', now: by.deps.clock.now() });
  if (problem !== undefined) throw invalid({ url: problem });
  const { content, key } = await by.read(async (tx) => {
    const found = await contentOf(tx, row.revision_id);
    return { content: found, key: (await storedFile(tx, found.htmlFileId))?.key };
  });
  if (row.kind === 'image') throw conflict('illegal_transition', 'An image is exchanged with the HTML');
  const corrected: Corrected =
    key === undefined
      ? { textPart: correctedText(row, content.textPart ?? '', asked) }
      : { file: await correctedHtml(by, row, key, asked) };
  try {
    await by.write(async (tx) => {
      const creative = await lockCreative(tx, row.creative_id);
      if (!creative) throw notFound();
      if (creative.current_revision_id !== row.revision_id) throw conflict('moved', 'There is a newer revision');
      const { file } = corrected;
      if (file) await by.deps.files.keep(tx, file.id, creative.account_id);
      const next = {
        ...content,
        ...(file && { htmlFileId: file.id, sourceFileId: file.id }),
        textPart:
          corrected.textPart ??
          (asked.isForHost && content.textPart !== null
            ? retargetTextLinks(content.textPart, changeFor(row, asked))
            : (content.textPart?.replaceAll(row.url, url) ?? null)),
      };
      const revisionId = await revise(tx, creative, next, { by: by.actor.userId, staysDraft: creative.is_draft });
      await insertImages(
        tx,
        creative.account_id,
        revisionId,
        (await imagesOf(tx, row.revision_id)).filter((image) => image.fileId !== null),
      );
      await deriveCreative(tx, creative.id, true);
    });
  } catch (error) {
    if (corrected.file) await by.deps.files.discard(corrected.file.id);
    throw error;
  }
}
