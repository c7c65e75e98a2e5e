import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { formBody, type FormInput } from '../testing/client.ts';
import type { TestUser } from '../testing/factories.ts';
import { smallOperations } from '../testing/smallContract.ts';
import { smallModule } from '../testing/smallModule.ts';

let app: TestApp;
let anna: TestUser;
let account: number;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  account = await app.account();
  anna = await app.user({ accounts: [account], permissions: ['can_add_advertiser'] });
});
afterAll(() => app.close());

const UPLOAD_URL = '/api/v1/thing/upload';

function fields() {
  return { account_id: String(account), advertiser_name: 'Form' };
}

function upload(form: FormInput, headers: Record<string, string> = {}) {
  return app.as(anna).form('POST', UPLOAD_URL, form, headers);
}

function banner(content: string | Buffer, name = 'banner.png') {
  return {
    creative_banner: { name, content, type: 'image/png' },
  };
}

function rows() {
  return app.sql<{ id: number; key: string; state: string }>('select id, key, state from file order by id');
}

async function listen() {
  const token = `Bearer ${await app.issuer.token(anna.subject)}`;
  const { server } = app.app.api;
  if (!server.listening) await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('Not listening');
  return { ...at, token };
}

describe('forms', () => {
  it('stores and hashes a file while it arrives, and keeps it with its record', async () => {
    const answer = await upload({ fields: { ...fields(), website: '' }, files: banner('hello') });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        body: { account_id: account, advertiser_name: 'Form', website: null },
        file: {
          name: 'banner.png',
          size: 5,
          sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        },
      },
    });
    const [row] = await rows();
    expect(row?.state).toBe('kept');
    expect(await app.storedFiles()).toEqual([row?.key]);
  });

  it('S54 leaves neither a row nor bytes of a file one byte over its limit', async () => {
    const before = await rows();
    const files = await app.storedFiles();
    const limit = 5 * 1024 ** 2;
    expect((await upload({ fields: fields(), files: banner(Buffer.alloc(limit)) })).status).toBe(201);
    expect((await upload({ fields: fields(), files: banner(Buffer.alloc(limit + 1)) })).status).toBe(413);
    expect(await rows()).toHaveLength(before.length + 1);
    expect(await app.storedFiles()).toHaveLength(files.length + 1);
  });

  it('leaves nothing of a form whose fields are refused', async () => {
    const before = await rows();
    expect((await upload({ fields: { advertiser_name: 'No account' }, files: banner('x') })).status).toBe(400);
    expect((await upload({ fields: { ...fields(), id: '1' }, files: banner('x') })).status).toBe(400);
    expect((await upload({ fields: fields(), files: { other: { name: 'x.png', content: 'x' } } })).status).toBe(400);
    expect(await rows()).toEqual(before);
    expect(await app.storedFiles()).toHaveLength(before.length);
  });

  it('S27 accepts only the extensions of the file’s kind', async () => {
    for (const name of ['banner.exe', 'banner', 'banner.png.html', 'banner.']) {
      expect((await upload({ fields: fields(), files: banner('x', name) })).status, name).toBe(415);
    }
  });

  it('S28 ignores a storage key in a form', async () => {
    const before = await rows();
    for (const field of ['key', 'path', 'file_id', 'storage_key']) {
      expect(
        (await upload({ fields: { ...fields(), [field]: before[0]?.key ?? '' }, files: banner('overwritten') })).status,
      ).toBe(400);
    }
    expect(await rows()).toEqual(before);
  });

  it('S29 stores files under a random key and shows odd names without their dangerous characters', async () => {
    const odd = ['../../x.png', 'a\\..\\b.png', `${'n'.repeat(5000)}.png`, '\u202Egpj.png', 'CON.png'];
    for (const name of odd) {
      const answer = await upload({ fields: fields(), files: banner('x', name) });
      if (answer.status === 400) continue;
      expect(answer.status, name.slice(0, 20)).toBe(201);
      expect(answer.body.file.name).not.toMatch(/[/\\\u202E]/);
      expect(answer.body.file.name.length).toBeLessThanOrEqual(200);
      expect(answer.body.file.key).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('S55 answers forms that are broken or far too large with 4xx', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=mailroom-test-boundary' };
    const whole = formBody({ fields: fields(), files: banner('hello') });
    const send = (payload: Buffer, headers: Record<string, string> = type) =>
      app.as(anna).raw({ method: 'POST', url: UPLOAD_URL, headers, payload });
    const many = formBody({
      fields: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x'])),
    });
    const longName = formBody({ fields: { ['n'.repeat(1024 ** 2)]: 'x' } });
    for (const payload of [
      whole.subarray(0, whole.length - 12),
      whole.subarray(0, 90),
      many,
      longName,
      Buffer.from('nonsense'),
      Buffer.alloc(0),
    ]) {
      const { status } = await send(payload);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await send(whole, { 'content-type': 'multipart/form-data' })).status).toBeLessThan(500);
    expect((await send(whole, { 'content-type': 'application/json' })).status).toBe(415);
  });

  it('repeats the first answer for the same form and key, and answers 422 for another file', async () => {
    const key = { 'idempotency-key': 'form-1' };
    const first = await upload({ fields: fields(), files: banner('same') }, key);
    expect((await upload({ fields: fields(), files: banner('same') }, key)).body).toEqual(first.body);
    expect((await upload({ fields: fields(), files: banner('other') }, key)).status).toBe(422);
  });

  describe.each([
    { of: 'a file over its limit', status: 413, files: banner(Buffer.alloc(16 * 1024 ** 2)) },
    { of: 'an unknown part', status: 400, files: { other: { name: 'x.png', content: Buffer.alloc(16 * 1024 ** 2) } } },
  ])('refused for $of', ({ status, files: refused }) => {
    const body = () => formBody({ fields: fields(), files: refused });
    const type = 'multipart/form-data; boundary=mailroom-test-boundary';

    it('answers the next call on the same connection', async () => {
      const { address, port, token } = await listen();
      const payload = body();
      const socket = connect({ host: address, port });
      const received: Buffer[] = [];
      socket.on('data', (bytes: Buffer) => received.push(bytes));
      const statuses = () =>
        [
          ...Buffer.concat(received)
            .toString()
            .matchAll(/HTTP\/1\.1 (\d+)/g),
        ].map(([, code]) => Number(code));
      const head = (lines: readonly string[]) =>
        [...lines, 'host: mailroom', `authorization: ${token}`, '', ''].join('\r\n');
      socket.write(head([`POST ${UPLOAD_URL} HTTP/1.1`, `content-type: ${type}`, `content-length: ${payload.length}`]));
      socket.write(payload);
      await expect.poll(statuses).toEqual([status]);
      socket.write(head(['GET /api/v1/thing?account_id:eq=0 HTTP/1.1']));
      await expect.poll(statuses).toEqual([status, 403]);
      socket.destroy();
    });

    it('lets fetch read the refusal and call again', async () => {
      const { address, port, token } = await listen();
      const origin = `http://${address}:${port}`;
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`${origin}${path}`, { ...init, headers: { authorization: token, ...init.headers } });
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await call(UPLOAD_URL, {
          method: 'POST',
          headers: { 'content-type': type },
          body: new Uint8Array(body()),
        });
        expect(answer.status).toBe(status);
        expect(await answer.json()).toMatchObject({ message: expect.any(String) });
        expect((await call('/api/v1/thing')).status).toBe(403);
      }
    });
  });

  it.each([0.1, 0.5, 0.99])('R34 leaves nothing of an upload that is cut at %s', async (part) => {
    const keys = async (where: string) =>
      (await app.sql<{ key: string }>(`select key from file where ${where} order by key`)).map(({ key }) => key);
    const begun = async () => (await app.sql<{ n: number }>('select last_value as n from file_id_seq'))[0]?.n;
    const before = await begun();
    const { address, port, token } = await listen();
    const payload = formBody({ fields: fields(), files: banner(Buffer.alloc(3 * 1024 ** 2, 'x')) });
    await new Promise<void>((done) => {
      const call = httpRequest({
        host: address,
        port,
        method: 'POST',
        path: UPLOAD_URL,
        headers: {
          authorization: token,
          'content-type': 'multipart/form-data; boundary=mailroom-test-boundary',
          'content-length': payload.length,
        },
      });
      call.on('error', () => done());
      call.write(payload.subarray(0, Math.floor(payload.length * part)), () => call.destroy());
    });
    // The server must have begun to store the file; otherwise there is nothing that it could leave behind.
    await expect.poll(begun).not.toBe(before);
    await expect.poll(() => keys('true')).toEqual(await keys(`state = 'kept'`));
    expect((await app.storedFiles()).sort()).toEqual(await keys('true'));
  });
});
