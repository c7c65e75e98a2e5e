import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formBody } from '../../testing/client.ts';
import type { TestUser } from '../../testing/factories.ts';
import { smallOperations } from '../../testing/smallContract.ts';
import { smallModule } from '../../testing/smallModule.ts';
import { expectMeasured } from '../../testing/measured.ts';

/** A thirtieth of the real limits. */
const LIMITS = { head: 1000, window: 1000, leastBytes: 1000, restBytes: 4 * 1024 ** 2 };
const TYPE = 'multipart/form-data; boundary=mailroom-test-boundary';

let app: TestApp;
let anna: TestUser;
let account: number;
let port: number;
let token: string;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()], connectionLimits: LIMITS });
  account = await app.account();
  anna = await app.user({ accounts: [account], permissions: ['can_add_advertiser', 'can_view_advertiser'] });
  token = await app.issuer.token(anna.subject);
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.api.server.address() as AddressInfo);
});
afterAll(() => app.close());

interface Caller {
  socket: Socket;
  received: () => string;
  /** Milliseconds until the server closed the connection. */
  closed: Promise<number>;
}

function open(head: string): Caller {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.on('error', () => {});
  socket.write(head);
  const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - began)));
  return { socket, received: () => text, closed };
}

function headOf(path: string, length: number, authorization = `authorization: Bearer ${token}\r\n`, type = TYPE) {
  return `POST ${path} HTTP/1.1\r\nhost: mailroom\r\n${authorization}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
}

/** Sends the bytes in small pieces until the connection ends. */
async function drip({ socket }: Caller, bytes: Buffer, size: number, pause: number): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.destroyed; at += size) {
    socket.write(bytes.subarray(at, at + size));
    await wait(pause);
  }
}

const dripping = [
  ['JSON', '/api/v1/thing', 'application/json', true],
  ['a form', '/api/v1/thing/upload', TYPE, true],
  ['a body that nobody reads, because its caller has no token', '/api/v1/thing', 'application/json', false],
] as const;

it.each(dripping)('S61 cuts %s that comes a byte at a time', async (_name, path, type, isSignedIn) => {
  const caller = open(headOf(path, 100_000, isSignedIn ? undefined : '', type));
  void drip(caller, Buffer.alloc(100_000, 'x'), 1, 100);
  expectMeasured('S61 cut while it drips, ms', await caller.closed, 3 * LIMITS.window);
});

it('S61 cuts a body that stays silent, and a head that doesn’t end', async () => {
  const silent = open(headOf('/api/v1/thing', 10, undefined, 'application/json'));
  const headless = open('GET /healthz HTTP/1.1\r\nhost: mail');
  expectMeasured('S61 cut while it is silent, ms', await silent.closed, 3 * LIMITS.window);
  expectMeasured('S61 cut without an end of its head, ms', await headless.closed, 3 * LIMITS.head);
});

it('S61 lets a steady upload take many times the limit', async () => {
  const files = { creative_banner: { name: 'banner.png', content: Buffer.alloc(40_000, 'x') } };
  const body = formBody({ fields: { account_id: String(account), advertiser_name: 'Steady' }, files });
  const caller = open(headOf('/api/v1/thing/upload', body.length));
  await drip(caller, body, 2000, 100);
  await expect.poll(caller.received).toMatch(/^HTTP\/1\.1 201/);
  caller.socket.destroy();
});

it('S54 reads the rest of a refused body up to a limit, and then cuts the connection', async () => {
  const form = formBody({ files: { other: { name: 'x.png', content: Buffer.alloc(32 * 1024 ** 2) } } });
  const caller = open(headOf('/api/v1/thing/upload', form.length));
  caller.socket.write(form.subarray(0, 1024 ** 2));
  await expect.poll(caller.received).toMatch(/^HTTP\/1\.1 400/);
  caller.socket.write(form.subarray(1024 ** 2));
  await caller.closed;
  expect(caller.socket.bytesWritten).toBeLessThan(form.length + 1000);
});

/** The time that 95 of 100 calls stay below, in milliseconds. */
async function percentile95(): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < 30; call += 1) {
    const began = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/thing`, {
      headers: { authorization: `Bearer ${token}` },
    });
    times.push(performance.now() - began);
    expect(status).toBe(200);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
}

it('S61 answers others quickly while 200 connections are slow, and ends each of them', async () => {
  const alone = await percentile95();
  const heads = Array.from({ length: 100 }, () => open('GET /healthz HTTP/1.1\r\nhost: mail'));
  const bodies = Array.from({ length: 100 }, () => {
    const caller = open(headOf('/api/v1/thing', 100_000, undefined, 'application/json'));
    void drip(caller, Buffer.alloc(100_000, 'x'), 1, 200);
    return caller;
  });
  const closed = Promise.all([...heads, ...bodies].map((caller) => caller.closed));
  await Promise.all([...heads, ...bodies].map(({ socket }) => once(socket, 'connect')));
  const slow = await percentile95();
  expectMeasured('S61 cut of the last of 200, ms', Math.max(...(await closed)), 10_000);
  // On a busy machine every call takes long; then the slow connections may not make it much longer.
  expectMeasured('S61 p95 beside slow connections, ms', slow, Math.max(500, 10 * alone));
});
