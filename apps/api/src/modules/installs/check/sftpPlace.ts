import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Client, ConnectConfig, SFTPWrapper } from 'ssh2';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { CheckFailure, pathIn, runStep, STEP_MS, type CheckStep, type Place } from './place.ts';

export interface SftpTarget {
  host: string;
  port: number;
  user: string;
  password: string | null;
  privateKey: string | null;
  /** The fingerprint that the server's key must have; null accepts any key, which is then stored. */
  hostKey: string | null;
  folder: string | null;
}

/** Fixed, because a server has several keys: another order would make a server that nobody changed look changed. */
const HOST_KEY_TYPES: NonNullable<NonNullable<ConnectConfig['algorithms']>['serverHostKey']> = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'rsa-sha2-512',
  'rsa-sha2-256',
];

const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;

/** The form that `ssh-keygen -lf` prints. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/** A refusal of the server, by its code; its own words are never shown. */
export async function refusable<T>(step: CheckStep, denied: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === PERMISSION_DENIED) throw new CheckFailure(step, denied, error);
    if (code === NO_SUCH_FILE && step === 'write') {
      throw new CheckFailure(step, 'The folder does not exist.', error);
    }
    throw error;
  }
}

/** Signs in. The password is sent only after the host key was accepted. */
function signIn(client: Client, config: ConnectConfig, target: SftpTarget, onKey: (key: string) => void) {
  let offered: string | undefined;
  const { password, hostKey } = target;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error?: Error & { level?: string }) => {
    if (offered !== undefined && hostKey !== null && offered !== hostKey) {
      return reject(new CheckFailure('host_key', 'The server shows another host key than the stored one.', error));
    }
    if (error?.level === 'client-authentication') {
      return reject(new CheckFailure('sign_in', 'The server refused the user, the password or the key.', error));
    }
    const isLate = error?.level === 'client-timeout';
    const text = isLate ? `There was no answer within ${STEP_MS / 1000} seconds.` : undefined;
    if (offered !== undefined) {
      return reject(new CheckFailure('sign_in', text ?? 'The server ended the connection during the sign-in.', error));
    }
    reject(new CheckFailure('connect', text ?? 'The server does not speak SFTP, or none of our ciphers.', error));
  };
  client
    .once('ready', resolve)
    .on('error', fail)
    .once('close', () => fail())
    .on('keyboard-interactive', (_name, _text, _language, prompts, finish) =>
      finish(prompts.map(({ echo }) => (echo ? '' : (password ?? '')))),
    )
    .connect({
      ...config,
      hostVerifier: (key: Buffer) => {
        offered = fingerprintOf(key);
        onKey(offered);
        return hostKey === null || offered === hostKey;
      },
    });
  return promise;
}

function filesOf(sftp: SFTPWrapper, folder: string | null): Omit<Place, 'close'> {
  const open = promisify<string, 'r' | 'wx', Buffer>(sftp.open.bind(sftp));
  const closeFile = promisify(sftp.close.bind(sftp));
  const unlink = promisify(sftp.unlink.bind(sftp));
  const writeAt = promisify(sftp.write.bind(sftp));
  const readAt = (handle: Buffer, bytes: Buffer, from: number) =>
    new Promise<number>((resolve, reject) => {
      sftp.read(handle, bytes, from, bytes.length - from, from, (error, count) =>
        error ? reject(error) : resolve(count),
      );
    });
  return {
    write: (name, bytes) =>
      refusable('write', 'The server refused to write into the folder.', async () => {
        const handle = await open(pathIn(folder, name), 'wx');
        await writeAt(handle, bytes, 0, bytes.length, 0);
        await closeFile(handle);
      }),
    read: (name, size) =>
      refusable('read', 'The server refused to read the file back.', async () => {
        const handle = await open(pathIn(folder, name), 'r');
        const bytes = Buffer.alloc(size + 1);
        let length = 0;
        for (let count = 1; count > 0 && length < bytes.length; length += count) {
          count = await readAt(handle, bytes, length);
        }
        await closeFile(handle);
        return bytes.subarray(0, length);
      }),
    remove: (name) => refusable('remove', 'The server refused to remove the file.', () => unlink(pathIn(folder, name))),
  };
}

/** Signs in to an SFTP server. `onKey` gets the fingerprint that the server shows, whether it is accepted or not. */
export async function sftpSession(
  target: SftpTarget,
  outbound: Outbound,
  onKey: (key: string) => void,
): Promise<{ sftp: SFTPWrapper; close: () => void }> {
  // Loaded with the first check: it takes a tenth of a second, which no start needs to wait for.
  const { Client, utils } = (await import('ssh2')).default;
  const { host, port, user, password, privateKey } = target;
  if (!password && !privateKey)
    throw new CheckFailure('sign_in', 'The destination has no password and no private key.');
  if (privateKey && utils.parseKey(privateKey) instanceof Error) {
    throw new CheckFailure('sign_in', 'The private key can’t be read. It must be without a passphrase.');
  }
  const sock = await runStep('connect', 'The connection failed.', () => outbound.connect(host, port, STEP_MS));
  const client = new Client();
  const config: ConnectConfig = {
    sock,
    username: user,
    ...(password && { password, tryKeyboard: true }),
    ...(privateKey && { privateKey }),
    readyTimeout: STEP_MS,
    algorithms: { serverHostKey: HOST_KEY_TYPES },
  };
  try {
    await signIn(client, config, target, onKey);
    const open = promisify<SFTPWrapper>(client.sftp.bind(client));
    const sftp = await runStep('sign_in', 'The server offers this user no SFTP.', open);
    return { sftp, close: () => client.destroy() };
  } catch (error) {
    client.destroy();
    throw error;
  }
}

/** A folder of an SFTP server. */
export async function sftpPlace(target: SftpTarget, outbound: Outbound, onKey: (key: string) => void): Promise<Place> {
  const { sftp, close } = await sftpSession(target, outbound, onKey);
  return { ...filesOf(sftp, target.folder), close };
}
