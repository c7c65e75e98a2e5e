import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { keyPair } from './keyPair.ts';

export interface SftpServer {
  port: number;
  /** The passwords that were sent, whether right or wrong. */
  passwords: string[];
  /** The names of the files that are there. */
  files: Set<string>;
  /** How many of the next writes fail after they have made the file. */
  failingWrites: number;
  close(): void;
}

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/**
 * An SFTP server in this process, for cases for which OpenSSH would need an account of the system: it takes a password, fails in
 * the middle of a file, and returns other bytes than were written.
 */
export async function startSftpServer(password: string): Promise<SftpServer> {
  const state = { passwords: [] as string[], files: new Set<string>(), failingWrites: 0 };
  const hostKey = keyPair().private;
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (context) => {
      if (context.method !== 'password') return context.reject(['password']);
      state.passwords.push(context.password);
      if (context.password === password) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        let isRead = false;
        sftp.on('OPEN', (id, name, flags) => {
          isRead = (flags & OPEN_MODE.WRITE) === 0;
          if (!isRead) state.files.add(name);
          sftp.handle(id, Buffer.from('h'));
        });
        sftp.on('WRITE', (id) => {
          const isFailing = state.failingWrites > 0;
          if (isFailing) state.failingWrites -= 1;
          sftp.status(id, isFailing ? STATUS_CODE.FAILURE : STATUS_CODE.OK);
        });
        sftp.on('READ', (id) => {
          if (isRead) sftp.data(id, Buffer.from('other bytes'));
          else sftp.status(id, STATUS_CODE.EOF);
          isRead = false;
        });
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
        sftp.on('REMOVE', (id, name) => {
          state.files.delete(name);
          sftp.status(id, STATUS_CODE.OK);
        });
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { port, close: () => server.close() });
}
