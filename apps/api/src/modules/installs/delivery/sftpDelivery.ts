import { promisify } from 'node:util';
import type { SFTPWrapper } from 'ssh2';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { CheckFailure, pathIn, runStep } from '../check/place.ts';
import { refusable, sftpSession, type SftpTarget } from '../check/sftpPlace.ts';
import { blocksOf, BLOCK_MS, type DeliveryPlace } from './deliveryPlace.ts';

/** The largest piece that every server takes in one message. */
const PIECE_BYTES = 32 * 1024;
/** So many pieces are on their way at a time: one by one, each would wait for the answer to the one before. */
const BLOCK_BYTES = 16 * PIECE_BYTES;
const NO_SUCH_FILE = 2;

function piecesOf(length: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(length / PIECE_BYTES) }, (_, at) => ({
    from: at * PIECE_BYTES,
    to: Math.min((at + 1) * PIECE_BYTES, length),
  }));
}

/** Renames over a file that is there. Without OpenSSH's extension a rename is refused then, so that file is removed first. */
async function renameOver(sftp: SFTPWrapper, from: string, to: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      sftp.ext_openssh_rename(from, to, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    // Only a missing extension has no code. The file of that name may be absent.
    await promisify(sftp.unlink.bind(sftp))(to).catch(() => undefined);
    await promisify<string, string, void>(sftp.rename.bind(sftp))(from, to);
  }
}

function filesOf(sftp: SFTPWrapper, folder: string | null): Omit<DeliveryPlace, 'close'> {
  const open = promisify<string, 'r' | 'w', Buffer>(sftp.open.bind(sftp));
  const closeFile = promisify(sftp.close.bind(sftp));
  const unlink = promisify(sftp.unlink.bind(sftp));
  const writeAt = promisify(sftp.write.bind(sftp));
  const sizeOf = promisify(sftp.stat.bind(sftp));
  const readAt = (handle: Buffer, bytes: Buffer, at: number) =>
    new Promise<number>((resolve, reject) => {
      sftp.read(handle, bytes, 0, bytes.length, at, (error, count) => (error ? reject(error) : resolve(count)));
    });
  const finalName = (name: string) => pathIn(folder, name);
  const partName = (name: string) => `${pathIn(folder, name)}.part`;
  const staged = new Set<string>();

  const writing = <T>(work: () => Promise<T>) =>
    runStep(
      'write',
      'The file could not be written.',
      () => refusable('write', 'The server refused to write into the folder.', work),
      BLOCK_MS,
    );
  const reading = <T>(work: () => Promise<T>) =>
    runStep(
      'read',
      'The file could not be read back.',
      () => refusable('read', 'The server refused to read the file back.', work),
      BLOCK_MS,
    );

  const readPiece = async (handle: Buffer, piece: Buffer, at: number): Promise<void> => {
    for (let done = 0; done < piece.length;) done += await readAt(handle, piece.subarray(done), at + done);
  };

  return {
    async stage(name, bytes) {
      const handle = await writing(() => open(partName(name), 'w'));
      staged.add(name);
      let at = 0;
      for await (const block of blocksOf(bytes, BLOCK_BYTES)) {
        await writing(() =>
          Promise.all(piecesOf(block.length).map(({ from, to }) => writeAt(handle, block, from, to - from, at + from))),
        );
        at += block.length;
      }
      await writing(() => closeFile(handle));
    },
    async publish(name) {
      await writing(() => renameOver(sftp, partName(name), finalName(name)));
      staged.delete(name);
    },
    async *read(name, size) {
      const handle = await reading(() => open(finalName(name), 'r'));
      const found = await reading(() => sizeOf(finalName(name)));
      if (found.size !== size) throw new CheckFailure('compare', 'A delivered file does not have its size.');
      for (let at = 0; at < size; at += BLOCK_BYTES) {
        const block = Buffer.alloc(Math.min(BLOCK_BYTES, size - at));
        await reading(() =>
          Promise.all(
            piecesOf(block.length).map(({ from, to }) => readPiece(handle, block.subarray(from, to), at + from)),
          ),
        );
        yield block;
      }
      await reading(() => closeFile(handle));
    },
    remove: (name) =>
      runStep('remove', 'The file could not be removed.', async () => {
        await refusable('remove', 'The server refused to remove the file.', () =>
          unlink(finalName(name)).catch((error: unknown) => {
            if (!(error instanceof Error && 'code' in error && error.code === NO_SUCH_FILE)) throw error;
          }),
        );
      }),
    async discard() {
      for (const name of staged) {
        await runStep('remove', '', () => unlink(partName(name))).catch(() => undefined);
      }
      staged.clear();
    },
  };
}

/**
 * A folder of an SFTP server. Nothing is sent to a server whose key nobody has seen: the first check of a destination stores
 * its key.
 */
export async function sftpDelivery(
  target: SftpTarget,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<DeliveryPlace> {
  if (target.hostKey === null) {
    throw new CheckFailure('host_key', 'The server’s host key is not known. Check the destination first.');
  }
  const { sftp, close } = await sftpSession(target, outbound, () => {});
  signal.addEventListener('abort', close, { once: true });
  return {
    ...filesOf(sftp, target.folder),
    close: () => {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}
