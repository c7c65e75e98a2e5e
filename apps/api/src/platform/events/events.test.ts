import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import type { Actor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { changed } from '../facts/changed.ts';
import { activityModule } from '../../modules/activity/activity.module.ts';
import { createEvents } from './poller.ts';

let app: TestApp;
let anna: TestUser;
let mine: number;
let foreign: number;
let base: string;

beforeAll(async () => {
  app = await testApp({ partial: true, modules: [activityModule] });
  mine = await app.account();
  foreign = await app.account();
  anna = await app.user({ accounts: [mine] });
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.app.api.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const system: Actor = { kind: 'system', requestId: 'r' };

function change(id: number, accountId: number | null) {
  return app.write(system, (tx) => changed(tx, 'audience', id, accountId));
}

/** A listening client that collects events until `until` returns true. */
async function listen(user: TestUser, headers: Record<string, string> = {}, claims: Record<string, unknown> = {}) {
  const authorization = `Bearer ${await app.issuer.token(user.subject, { claims })}`;
  const answer = await fetch(`${base}/api/v2/events`, { headers: { authorization, ...headers } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let ended = false;
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    ended = true;
  })().catch(() => {
    ended = true;
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: () => text,
    ended: () => ended,
    stop: () => reader?.cancel(),
  };
}

function ids(text: string): number[] {
  return [...text.matchAll(/"id":(\d+)/g)].map((match) => Number(match[1]));
}

describe('live events', () => {
  it('sends events only of the user’s accounts, without data', async () => {
    const stream = await listen(anna);
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    await change(1, foreign);
    await change(2, mine);
    await expect.poll(() => ids(stream.text())).toEqual([2]);
    expect(stream.text()).toMatch(/id: \d+\ndata: \{"entity":"audience","id":2\}\n\n$/);
    await stream.stop();
  });

  it('sends nothing about a change that was rolled back', async () => {
    const stream = await listen(anna);
    const failing = app.write(system, async (tx) => {
      await changed(tx, 'audience', 10, mine);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await change(11, mine);
    await expect.poll(() => ids(stream.text())).toEqual([11]);
    await stream.stop();
  });

  it('sends an event whose transaction commits after a later one', async () => {
    const stream = await listen(anna);
    let commit = (): void => {};
    const held = new Promise<void>((done) => {
      commit = done;
    });
    const slow = app.write(system, async (tx) => {
      await changed(tx, 'audience', 20, mine);
      await held;
    });
    await change(21, mine);
    await expect.poll(() => ids(stream.text())).toEqual([21]);
    commit();
    await slow;
    await expect.poll(() => ids(stream.text())).toEqual([21, 20]);
    await stream.stop();
  });

  it('continues after the last event seen, and resets when that event is too old', async () => {
    await change(30, mine);
    const [last] = await app.sql<{ id: number }>('select max(id) as id from event');
    await change(31, mine);
    await change(32, foreign);
    const stream = await listen(anna, { 'last-event-id': String(last?.id) });
    await expect.poll(() => ids(stream.text())).toContain(31);
    expect(ids(stream.text())).not.toContain(32);
    await stream.stop();
    const old = await listen(anna, { 'last-event-id': '999999' });
    await expect.poll(() => old.text()).toContain('event: reset');
    await old.stop();
    expect((await app.as(anna).get('/api/v2/events', { 'last-event-id': 'x' })).status).toBe(400);
  });

  it('S16 ends and says why when the user is deactivated or an account is taken away', async () => {
    const ben = await app.user({ accounts: [mine] });
    const eve = await app.user({ accounts: [mine, foreign] });
    const [first, second, other] = [await listen(ben), await listen(eve), await listen(anna)];
    await app.sql('update users set active = false where id = $1', [ben.id]);
    await app.sql('delete from user_account where user_id = $1 and account_id = $2', [eve.id, foreign]);
    await app.write(system, (tx) => changed(tx, 'user', ben.id, null));
    await expect.poll(() => [first.ended(), second.ended(), other.ended()]).toEqual([true, true, false]);
    for (const stream of [first, second])
      expect(stream.text()).toMatch(/event: end\ndata: \{"reason":"access_changed"\}\n\n$/);
    await other.stop();
  });

  it('keeps polling when its first read takes longer than a poll’s interval', async () => {
    const { withActor, clock, log } = app.app.deps;
    let isFirst = true;
    const slowAtFirst: WithActor = async (...call) => {
      if (isFirst) {
        isFirst = false;
        await wait(50);
      }
      return withActor(...call);
    };
    const events = createEvents({
      withActor: slowAtFirst,
      clock,
      log,
      isStillAllowed: async () => true,
      intervalMs: 1,
    });
    const { subject, id: userId } = anna;
    const stream = await events.subscribe({
      kind: 'user',
      userId,
      subject,
      accounts: [mine],
      superAdmin: false,
      isStaff: false,
      permissions: new Set(),
      requestId: 'r',
      issuedAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 60_000),
    });
    let text = '';
    stream.on('data', (bytes: Buffer) => (text += bytes.toString()));
    await change(40, mine);
    await expect.poll(() => ids(text)).toContain(40);
    events.close();
  });

  it('ends when the token expires', async () => {
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const stream = await listen(anna, {}, { exp: now + 1 });
    expect(stream.status).toBe(200);
    await expect.poll(() => stream.ended()).toBe(true);
    expect(stream.text()).toMatch(/event: end\ndata: \{"reason":"token_expired"\}\n\n$/);
  });
});
