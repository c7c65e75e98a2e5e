import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { startSftpServer, type SftpServer } from '../../../testing/destinations/sftpServer.ts';
import { hasSshd, startSshd, type Sshd } from '../../../testing/destinations/sshd.ts';

const ALL: Permission[] = ['view_install', 'can_add_install', 'can_update_install', 'can_access_internal_sftp'];

let app: TestApp;
let openssh: Sshd | undefined;
let plain: SftpServer;
let otherProtocol: Server;
let mine: number;
let keeper: TestUser;
beforeAll(async () => {
  openssh = hasSshd ? await startSshd() : undefined;
  plain = await startSftpServer('canary-password-9c1');
  otherProtocol = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
  await new Promise<void>((done) => otherProtocol.listen(0, '127.0.0.1', done));
  const ports = [openssh?.port, plain.port, (otherProtocol.address() as AddressInfo).port];
  app = await testApp({
    partial: true,
    allow: ports.flatMap((port) => (port ? [{ address: '127.0.0.1', prefix: 32, family: 4 as const, port }] : [])),
  });
  mine = await app.account();
  keeper = await app.user({ accounts: [mine], permissions: ALL });
});
afterAll(async () => {
  await app.close();
  await openssh?.close();
  plain.close();
  otherProtocol.close();
});

async function added(over: Record<string, unknown>): Promise<number> {
  const { status, body } = await app.as(keeper).post('/api/v1/install', {
    account_id: mine,
    kind: 'sftp',
    name: 'Print partner',
    host: '127.0.0.1',
    port: plain.port,
    user: 'mailroom',
    folder: 'incoming',
    ...over,
  });
  expect(status).toBe(201);
  return body.id;
}

async function check(id: number) {
  const { status, body } = await app.as(keeper).post(`/api/v1/install/${id}/check`);
  expect(status).toBe(200);
  return body;
}

async function outcome(over: Record<string, unknown>) {
  const body = await check(await added(over));
  return [body.last_check_result, body.last_check_step, body.last_check_message];
}

describe('a check of an SFTP server', () => {
  it('signs in with the stored password', async () => {
    const right = await check(await added({ password: 'canary-password-9c1' }));
    expect(right).toMatchObject({ last_check_step: 'compare', password_set: true });
    expect(JSON.stringify(right)).not.toContain('canary-password-9c1');
    expect(await outcome({ password: 'wrong' })).toEqual([
      'failed',
      'sign_in',
      'The server refused the user, the password or the key.',
    ]);
  });

  it('sends no password to a server with another host key than the stored one', async () => {
    plain.passwords.length = 0;
    const id = await added({ password: 'canary-password-9c1', host_key_fingerprint: 'SHA256:another' });
    expect(await check(id)).toMatchObject({
      last_check_step: 'host_key',
      last_check_message: 'The server shows another host key than the stored one.',
      host_key_fingerprint: 'SHA256:another',
      offered_host_key: expect.stringMatching(/^SHA256:/),
    });
    expect(plain.passwords).toEqual([]);
  });

  it('R16 leaves no part of a file whose write fails, and the next check writes it whole', async () => {
    const id = await added({ password: 'canary-password-9c1' });
    plain.failingWrites = 1;
    expect(await check(id)).toMatchObject({
      last_check_result: 'failed',
      last_check_step: 'write',
      last_check_message: 'The file could not be written.',
    });
    expect([...plain.files]).toEqual([]);
    // The server returns other bytes than it took, so a check gets only this far.
    expect(await check(id)).toMatchObject({ last_check_step: 'compare' });
    expect([...plain.files]).toEqual([]);
  });

  it('says so when the server speaks another protocol or isn’t known', async () => {
    const { port } = otherProtocol.address() as AddressInfo;
    expect(await outcome({ port, password: 'x' })).toEqual([
      'failed',
      'connect',
      'The server does not speak SFTP, or none of our ciphers.',
    ]);
    expect(await outcome({ host: 'nowhere.invalid', password: 'x' })).toEqual([
      'failed',
      'resolve',
      'The host name is unknown.',
    ]);
  });

  it('S36 answers the same for an inside port that is open and for one that is closed', async () => {
    const open = Number(new URL(app.issuer.url).port);
    for (const port of [open, 1, 22, 5432]) {
      expect(await outcome({ port, password: 'x' })).toEqual([
        'failed',
        'blocked',
        'This address can’t be reached from here.',
      ]);
    }
  });
});

describe('the credentials of an SFTP destination', () => {
  it('are a password or a private key', async () => {
    const input = { account_id: mine, kind: 'sftp', name: 'Print partner', host: 'sftp.example', user: 'mailroom' };
    const refused = await app.as(keeper).post('/api/v1/install', input);
    expect([refused.status, refused.body.fields]).toEqual([422, { password: 'Password cannot be blank' }]);
    const id = await added({ password: 'canary-password-9c1' });
    const cleared = await app.as(keeper).patch(`/api/v1/install/${id}`, { password: null });
    expect([cleared.status, cleared.body.fields]).toEqual([422, { password: 'Password cannot be blank' }]);
    const swapped = await app.as(keeper).patch(`/api/v1/install/${id}`, { password: null, private_key: 'key' });
    expect(swapped.body).toMatchObject({ password_set: false, private_key_set: true });
  });

  it('never reach a server that an edit names: its password has to be given again', async () => {
    const id = await added({ password: 'canary-password-9c1', host_key_fingerprint: 'SHA256:pinned' });
    const moved = await app.as(keeper).patch(`/api/v1/install/${id}`, { host: 'elsewhere.example' });
    expect([moved.status, moved.body.fields]).toEqual([422, { password: 'Password cannot be blank' }]);
    const again = await app.as(keeper).patch(`/api/v1/install/${id}`, { host: 'elsewhere.example', password: 'x' });
    expect(again.body).toMatchObject({ host: 'elsewhere.example', host_key_fingerprint: null });
  });
});

// OpenSSH is a package of the system. Without it, the tests above still hold our side of the protocol.
if (!hasSshd) console.warn('This machine has no sshd, so nothing was checked against OpenSSH.');

describe('a check of OpenSSH', () => {
  const at = (server: Sshd, key: keyof Sshd['keys']) => ({
    port: server.port,
    user: server.user,
    private_key: server.keys[key],
  });

  it('writes, reads back and removes a file, and stores the host key', async () => {
    if (!openssh) return;
    const id = await added(at(openssh, 'full'));
    const first = await check(id);
    expect(first).toMatchObject({
      last_check_result: 'passed',
      last_check_step: null,
      host_key_fingerprint: expect.stringMatching(/^SHA256:[\w+/]{43}$/),
      version: 2,
    });
    expect(await openssh.files()).toEqual([]);
    expect(await check(id)).toMatchObject({ last_check_result: 'passed', version: 2 });
  });

  it('refuses a changed host key until a person accepts it', async () => {
    if (!openssh) return;
    const id = await added({ ...at(openssh, 'full'), host_key_fingerprint: 'SHA256:before' });
    const refused = await check(id);
    expect(refused).toMatchObject({ last_check_result: 'failed', last_check_step: 'host_key' });
    expect((await check(id)).last_check_step).toBe('host_key');
    const change = { host_key_fingerprint: refused.offered_host_key };
    const accepted = await app.as(keeper).patch(`/api/v1/install/${id}`, change);
    expect(accepted.body).toMatchObject({ last_check_result: null, offered_host_key: null });
    expect((await check(id)).last_check_result).toBe('passed');
  });

  it('says which step failed, in words', async () => {
    if (!openssh) return;
    const denied = 'The server refused the user, the password or the key.';
    expect(await outcome({ ...at(openssh, 'full'), private_key: openssh.strangerKey })).toEqual([
      'failed',
      'sign_in',
      denied,
    ]);
    expect(await outcome({ ...at(openssh, 'full'), private_key: 'no key' })).toEqual([
      'failed',
      'sign_in',
      'The private key can’t be read. It must be without a passphrase.',
    ]);
    expect(await outcome({ ...at(openssh, 'full'), folder: 'nowhere' })).toEqual([
      'failed',
      'write',
      'The folder does not exist.',
    ]);
    expect(await outcome(at(openssh, 'readOnly'))).toEqual([
      'failed',
      'write',
      'The server refused to write into the folder.',
    ]);
    expect(await outcome(at(openssh, 'noRead'))).toEqual([
      'failed',
      'read',
      'The server refused to read the file back.',
    ]);
    expect(await openssh.files()).toEqual([]);
    expect(await outcome(at(openssh, 'noRemove'))).toEqual([
      'failed',
      'remove',
      'The server refused to remove the file.',
    ]);
  });
});
