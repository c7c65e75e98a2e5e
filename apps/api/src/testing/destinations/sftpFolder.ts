import { once } from 'node:events';
import { constants } from 'node:fs';
import { mkdtemp, open, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { keyPair } from './keyPair.ts';

interface SftpFolder {
  port: number;
  /** The folder with its files. Every path of a client leads to a file in it. */
  folder: string;
  close(): Promise<void>;
}

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** Answers what a delivery asks for: write, read, measure, rename over a file, remove. */
function serveFiles(sftp: SFTPWrapper, folder: string): void {
  const handles = new Map<string, FileHandle>();
  const place = (name: string) => join(folder, basename(name));
  const answer = (id: number, work: () => Promise<unknown>) =>
    void work().then(
      () => sftp.status(id, STATUS_CODE.OK),
      ({ code }: NodeJS.ErrnoException) =>
        sftp.status(id, code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
    );
  const fileOf = (handle: Buffer): FileHandle => {
    const file = handles.get(handle.toString());
    if (!file) throw new Error('No such handle');
    return file;
  };
  sftp.on('OPEN', (id, name, flags) => {
    const { O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_TRUNC } = constants;
    const mode = (flags & OPEN_MODE.EXCL) === 0 ? O_TRUNC : O_EXCL;
    open(place(name), (flags & OPEN_MODE.WRITE) === 0 ? O_RDONLY : O_RDWR | O_CREAT | mode).then(
      (file) => {
        handles.set(String(id), file);
        sftp.handle(id, Buffer.from(String(id)));
      },
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    );
  });
  sftp.on('WRITE', (id, handle, at, bytes) => answer(id, () => fileOf(handle).write(bytes, 0, bytes.length, at)));
  sftp.on('READ', (id, handle, at, length) => {
    void fileOf(handle)
      .read(Buffer.alloc(length), 0, length, at)
      .then(({ bytesRead, buffer }) =>
        bytesRead === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, buffer.subarray(0, bytesRead)),
      );
  });
  sftp.on('STAT', (id, name) => {
    stat(place(name)).then(
      ({ size, mode, uid, gid }) => sftp.attrs(id, { size, mode, uid, gid, atime: 0, mtime: 0 }),
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    );
  });
  sftp.on('CLOSE', (id, handle) => answer(id, () => fileOf(handle).close()));
  sftp.on('REMOVE', (id, name) => answer(id, () => unlink(place(name))));
  sftp.on('RENAME', (id, from, to) => answer(id, () => rename(place(from), place(to))));
  sftp.on('close', () => {
    // A cut connection leaves its files open; those that the client closed refuse it.
    for (const file of handles.values()) file.close().catch(() => undefined);
  });
}

/** An SFTP server in this process that keeps files in a folder, so that they can be checked as their receiver would. */
export async function startSftpFolder(password: string): Promise<SftpFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-sftp-'));
  const server = new ssh2.Server({ hostKeys: [keyPair().private] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (context) => {
      if (context.method === 'password' && context.password === password) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), folder));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    folder,
    async close() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
