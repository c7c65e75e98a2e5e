import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { invalid, tooLarge, wrongType } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import { runForPerson } from '../aside/runForPerson.ts';
import { decodeHtml, hasByteOrderMark } from '../html/decode.ts';
import { sniffPicture } from '../../../platform/images/picture.ts';
import { pixelSize } from '../../../platform/images/pixelSize.ts';
import type { RevisionImage } from './revision.repository.ts';
import type { UnpackedPage } from '../html/unpackPage.ts';
import { zipUseOf, type ZipUse } from './zipUse.ts';
import { addressesOf, readZip, ZipProblem } from './zipFile.ts';
import type { ZipContent } from './zipFile.ts';

export interface UploadedHtml {
  type: 'html' | 'zip';
  html: StagedFile;
  source: StagedFile;
  images: RevisionImage[];
  /** Null for HTML without a ZIP. */
  zipUse: ZipUse | null;
}

/**
 * Prepares a form's files before their record is written. It remembers every further file that it stores, so that a
 * call that fails later can discard them.
 */
interface Uploads {
  html(upload: StagedFile): Promise<UploadedHtml>;
  banner(upload: StagedFile): Promise<StagedFile>;
  discard(): Promise<void>;
}

async function unpack(bytes: Buffer): Promise<ZipContent> {
  try {
    return await readZip(bytes);
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    throw error.isTooLarge ? tooLarge(error.message) : invalid({ creative_html: error.message });
  }
}

/** Seconds of processor time. */
const LONGEST = 3;

/** Reads what the page takes from the other files; null for HTML that the check will refuse. */
async function readPage({ page, sheets }: ZipContent, person: number): Promise<UnpackedPage | null> {
  const argument = {
    html: page.bytes,
    name: page.name,
    sheets: new Map(sheets.map(({ name, bytes }) => [name, bytes] as const)),
  };
  const read = await runForPerson('unpackPage', async () => argument, { person, what: 'uploads', seconds: LONGEST });
  return typeof read === 'string' ? null : read;
}

/** The mark at the beginning of UTF-16 looks like the beginning of an MP3. */
function isForeign(mime: string | undefined, bytes: Buffer): boolean {
  if (mime === undefined || mime === 'application/xml') return false;
  return !hasByteOrderMark(bytes) || decodeHtml(bytes) === null;
}

export function uploads(deps: Deps, actor: UserActor): Uploads {
  const extra: StagedFile[] = [];

  const store = async (kind: string, name: string, contentType: string, bytes: Buffer): Promise<StagedFile> => {
    const request = { accountId: null, kind, name, contentType, limit: bytes.length };
    const file = await deps.files.stage(actor, request, Readable.from([bytes]));
    extra.push(file);
    return file;
  };

  const storeImages = async ({ page, images }: ZipContent, addresses: readonly string[]): Promise<RevisionImage[]> => {
    const stored: RevisionImage[] = [];
    for (const { name, bytes } of images) {
      const picture = await sniffPicture(bytes);
      if (!picture) continue;
      const file = await store('creative_image', name, picture.type, picture.bytes);
      const size = pixelSize(picture.bytes);
      stored.push(...addressesOf(page.name, name, addresses).map((url) => ({ url, file, size })));
    }
    return stored;
  };

  return {
    async html(upload) {
      const bytes = await buffer(await deps.files.read(upload.key));
      const mime = (await fileTypeFromBuffer(bytes))?.mime;
      const isZip = mime === 'application/zip';
      const isNamedZip = /\.zip$/i.test(upload.name);
      if (isZip !== isNamedZip || (!isZip && isForeign(mime, bytes))) {
        throw wrongType('Creative html must be an HTML file or a ZIP with one');
      }
      if (!isZip) return { type: 'html', html: upload, source: upload, images: [], zipUse: null };
      const content = await unpack(bytes);
      const page = await readPage(content, actor.userId);
      const text = page?.html ? Buffer.from(page.html) : content.page.bytes;
      const name = content.page.name.split('/').at(-1) ?? 'index.html';
      const html = await store('creative_html', name, 'text/html', text);
      const images = await storeImages(content, page?.images ?? []);
      return { type: 'zip', html, source: upload, images, zipUse: zipUseOf(content, page) };
    },

    async banner(upload) {
      const bytes = await buffer(await deps.files.read(upload.key));
      const picture = await sniffPicture(bytes);
      if (!picture || picture.type === 'image/gif' || picture.type === 'image/webp') {
        throw invalid({ creative_banner: 'Creative banner must be a .png, .jpeg, .svg or .jpg image' });
      }
      const isUnchanged = picture.bytes.equals(bytes) && picture.type === upload.contentType;
      return isUnchanged ? upload : store('creative_banner', upload.name, picture.type, picture.bytes);
    },

    async discard() {
      await Promise.all(extra.map((file) => deps.files.discard(file.id)));
    },
  };
}
