import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import type { TestUser } from '../testing/factories.ts';
import { smallOperations } from '../testing/smallContract.ts';
import { smallModule } from '../testing/smallModule.ts';
import { download } from './answer.ts';

const LINES = 100;

/** A file that takes ten seconds to send. */
async function* slowLines() {
  for (let line = 0; line < LINES; line += 1) {
    yield `line ${line}\r\n`;
    await wait(100);
  }
}

let app: TestApp;
let account: number;
let origin: string;

beforeAll(async () => {
  const small = smallModule();
  const exportThings = async () => download('things.csv', 'text/csv', Readable.from(slowLines()));
  app = await testApp({
    operations: smallOperations,
    modules: [{ ...small, handlers: { ...small.handlers, exportThings } }],
  });
  account = await app.account();
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.app.api.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

/** Begins an export, does something when its first line has come, and reads on. */
async function exportWhile(user: TestUser, work: () => Promise<unknown>) {
  const authorization = `Bearer ${await app.issuer.token(user.subject)}`;
  const answer = await fetch(`${origin}/api/v1/thing/export`, { method: 'POST', headers: { authorization } });
  let text = '';
  let isCut = false;
  try {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (text === '') await work();
      text += part;
    }
  } catch {
    isCut = true;
  }
  return { lines: text.split('\r\n').length - 1, isCut };
}

function reader() {
  return app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
}

describe.concurrent('a long answer', () => {
  it('S16 is cut within seconds when its reader is unlinked from an account', async () => {
    const user = await reader();
    const work = () => app.sql('delete from user_account where user_id = $1', [user.id]);
    const { lines, isCut } = await exportWhile(user, work);
    expect(isCut).toBe(true);
    expect(lines).toBeLessThan(LINES);
  });

  it('S16 is cut within seconds when its reader loses the permission', async () => {
    const user = await reader();
    const work = () => app.sql('delete from role_permission_group where role_id = $1', [user.roleId]);
    expect(await exportWhile(user, work)).toMatchObject({ isCut: true });
  });

  it('S16 is cut within seconds when its reader is deactivated', async () => {
    const user = await reader();
    const work = () => app.sql('update users set active = false where id = $1', [user.id]);
    expect(await exportWhile(user, work)).toMatchObject({ isCut: true });
  });

  it('is sent whole to a reader who gets more access meanwhile', async () => {
    const user = await reader();
    const other = await app.account();
    const work = () => app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [user.id, other]);
    expect(await exportWhile(user, work)).toEqual({ lines: LINES, isCut: false });
  });
});
