import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invalid } from '../../errors.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StagedFile } from '../../platform/files/file.ts';
import { sniffPicture } from '../../platform/images/picture.ts';

/**
 * Checks an uploaded picture by its bytes, not by its name. Anything but a PNG, JPEG or SVG is refused with an error on
 * the field. An SVG is stored again without scripts and without links to other resources.
 */
export async function picture(
  deps: Deps,
  actor: Actor,
  field: string,
  kind: string,
  upload: StagedFile | undefined,
): Promise<StagedFile | undefined> {
  if (!upload) return undefined;
  const bytes = await buffer(await deps.files.read(upload.key));
  const sniffed = await sniffPicture(bytes);
  if (!sniffed || sniffed.type === 'image/gif' || sniffed.type === 'image/webp') {
    throw invalid({
      [field]: `${field
        .replace('_file', '')
        .replace('_', ' ')
        .replace(/^./, (letter) => letter.toUpperCase())} must be a .png, .jpeg, .svg or .jpg image`,
    });
  }
  if (sniffed.bytes.equals(bytes) && sniffed.type === upload.contentType) return upload;
  const request = { accountId: null, kind, name: upload.name, contentType: sniffed.type, limit: sniffed.bytes.length };
  return deps.files.stage(actor, request, Readable.from([sniffed.bytes]));
}
