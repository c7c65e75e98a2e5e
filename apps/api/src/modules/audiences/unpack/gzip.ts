import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { isGzip, isZip, refuseOldExcel } from './packing.ts';
import { refuseBomb, type UnpackedBytes } from './unpackedBytes.ts';
import { UnpackProblem } from './unpackProblem.ts';

const WHAT = 'The gzip file';

/** The first block of a tar archive has this word at this place. */
const TAR = { word: 'ustar', at: 257 };
const HEAD_BYTES = 512;

function refuseOtherKinds(head: Buffer): void {
  refuseOldExcel(head);
  if (head.subarray(TAR.at).toString('latin1').startsWith(TAR.word))
    throw new UnpackProblem(`${WHAT} holds a tar archive (.tar.gz). Pack its files as a ZIP`);
  if (isZip(head))
    throw new UnpackProblem(`${WHAT} holds a ZIP archive or a spreadsheet. Unpack it and upload what is inside`);
  if (isGzip(head)) throw new UnpackProblem(`${WHAT} holds another gzip file. Unpack it and upload what is inside`);
}

function problemOfZlib(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return new UnpackProblem(`${WHAT} is not complete: upload it again`);
  if (!String(error.code).startsWith('Z_')) return error;
  return new UnpackProblem(`${WHAT} can’t be read: it is damaged, or other data follows it. Make it again`);
}

/** Node ends at zeros behind the last member, which tape drives add, and doesn’t look at what follows them. */
async function requireZeros(path: string, from: number): Promise<void> {
  for await (const block of createReadStream(path, { start: from }) as AsyncIterable<Buffer>) {
    if (block.some((byte) => byte !== 0))
      throw new UnpackProblem(`${WHAT} can’t be read: other data follows it. Make it again`);
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

interface GzipRead {
  unpacked: UnpackedBytes;
  /** Is told the share of the packed file that was read. */
  progress?: (share: number) => void;
}

/** Unpacks a gzip file, with all of its members. Throws UnpackProblem for one that holds an archive. */
export async function* readGzip(path: string, { unpacked, progress }: GzipRead): AsyncGenerator<Buffer> {
  const size = await sizeOf(path);
  const source = createReadStream(path);
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  source.on('error', (error) => gunzip.destroy(error));
  let head = Buffer.alloc(0);
  let all = 0;
  try {
    for await (const block of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, block.subarray(0, HEAD_BYTES)]);
        refuseOtherKinds(head);
      }
      unpacked.add(block.length, WHAT);
      refuseBomb((all += block.length), size, WHAT);
      progress?.(gunzip.bytesWritten / size);
      yield block;
    }
    if (gunzip.bytesWritten < size) await requireZeros(path, gunzip.bytesWritten);
  } catch (error) {
    throw problemOfZlib(error);
  } finally {
    source.destroy();
  }
}

/** Refuses a gzip file that isn’t one table, by what it begins with. */
export async function refuseOtherGzips(path: string, name: string, unpacked: UnpackedBytes): Promise<void> {
  if (/\.(?:tar\.gz|tgz)$/i.test(name))
    throw new UnpackProblem(`${WHAT} holds a tar archive (.tar.gz). Pack its files as a ZIP`);
  let read = 0;
  for await (const block of readGzip(path, { unpacked })) if ((read += block.length) >= HEAD_BYTES) return;
}
