import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { choosePort } from '@mailroom/local/free-ports';
import { keyPair } from './keyPair.ts';

const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/usr/bin/sshd'].find(existsSync);

export const hasSshd = SSHD !== undefined;

/** The keys that the server knows, with the options of `internal-sftp` that limit their users. */
const KEYS = { full: '', readOnly: ' -R', noRead: ' -P read', noRemove: ' -P remove' } as const;

export interface Sshd {
  port: number;
  user: string;
  /** Private keys, each for a user who may do less than another. */
  keys: Record<keyof typeof KEYS, string>;
  /** A private key that the server doesn't know. */
  strangerKey: string;
  /** The files in the folder that the server shows. */
  files(): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The OpenSSH server of this machine, with a configuration, a host key and a folder of its own. */
export async function startSshd(): Promise<Sshd> {
  if (!SSHD) throw new Error('This machine has no sshd');
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-sshd-'));
  const files = join(folder, 'files');
  mkdirSync(join(files, 'incoming'), { recursive: true });
  // As root, sshd wants its folder for separated privileges, which a package's service would make.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const pairs = Object.entries(KEYS).map(([name, limits]) => ({ name, limits, pair: keyPair() }));
  const port = await choosePort();
  await writeFile(join(folder, 'host'), keyPair().private, { mode: 0o600 });
  await writeFile(
    join(folder, 'authorized'),
    pairs.map(({ limits, pair }) => `command="internal-sftp -d ${files}${limits}" ${pair.public}\n`).join(''),
  );
  await writeFile(
    join(folder, 'config'),
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${join(folder, 'host')}`,
      `AuthorizedKeysFile ${join(folder, 'authorized')}`,
      `PidFile ${join(folder, 'pid')}`,
      'StrictModes no',
      'UsePAM no',
      'PermitRootLogin prohibit-password',
      'Subsystem sftp internal-sftp',
      '',
    ].join('\n'),
  );
  const server = spawn(SSHD, ['-D', '-e', '-f', join(folder, 'config')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('Server listening')) {
    if (server.exitCode !== null) throw new Error(`sshd ended: ${said}`);
    await pause(10);
  }
  return {
    port,
    user: userInfo().username,
    keys: Object.fromEntries(pairs.map(({ name, pair }) => [name, pair.private])) as Sshd['keys'],
    strangerKey: keyPair().private,
    files: () => readdir(join(files, 'incoming')),
    read: (name) => readFile(join(files, 'incoming', name)),
    async close() {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
