import { createHash } from 'node:crypto';
import { DestinationFailure, type DeliveryPlace } from '../../installs/installs.commands.ts';
import type { DeliveredFile } from '../lifecycle/launch.repository.ts';

/** A file to deliver. Its bytes are made while it is written, so that a list is never in memory. */
interface OutgoingFile {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

/** Writes a file under its temporary name and measures what was written. */
async function stageFile(place: DeliveryPlace, { name, bytes }: OutgoingFile): Promise<DeliveredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* () {
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  };
  await place.stage(name, measured());
  return { name, bytes: size, sha256: hash.digest('hex') };
}

/** Reads a file back and compares it with what was written. */
async function confirm(place: DeliveryPlace, { name, bytes, sha256 }: DeliveredFile): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of place.read(name, bytes)) hash.update(piece);
  if (hash.digest('hex') !== sha256) {
    throw new DestinationFailure('compare', 'A file that was read back is not the one written.');
  }
}

/** Hashes and names as `sha256sum --check` reads them. */
function checksumText(files: readonly DeliveredFile[]): string {
  return files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

interface Delivery {
  files: readonly OutgoingFile[];
  /** The name of the file with the checksums. */
  checksums: string;
  /** Asked when all is written, before anything gets its name. */
  mayPublish: () => Promise<boolean>;
}

/**
 * Writes all files under temporary names, gives them their names, and reads them back. The checksums get their name last, so
 * a receiver who waits for them finds whole files. Returns null when nothing may be published any more.
 */
export async function deliverFiles(
  place: DeliveryPlace,
  { files, checksums, mayPublish }: Delivery,
): Promise<DeliveredFile[] | null> {
  const staged: DeliveredFile[] = [];
  for (const file of files) staged.push(await stageFile(place, file));
  const sums = await stageFile(place, { name: checksums, bytes: once(checksumText(staged)) });
  if (!(await mayPublish())) return null;
  // Those of an earlier run may name other hashes: suppressions may have grown since.
  await place.remove(checksums);
  for (const file of staged) {
    await place.publish(file.name);
    await confirm(place, file);
  }
  await place.publish(checksums);
  await confirm(place, sums);
  return [...staged, sums];
}
