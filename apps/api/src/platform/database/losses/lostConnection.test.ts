import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { smallOperations } from '../../../testing/smallContract.ts';
import { smallModule } from '../../../testing/smallModule.ts';
import type { Actor } from '../actor.ts';
import { clientOf, type Tx } from '../tx.ts';

let app: TestApp;
/** Connects as the application's role, because a role may end only its own connections. */
let peer: pg.Client;
let person: TestUser;
let actor: Actor;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  const account = await app.account();
  person = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
  peer = new pg.Client({ connectionString: app.app.deps.settings.databaseUrl });
  await peer.connect();
  actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
});
afterAll(async () => {
  await peer.end();
  await app.close();
});

const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function untilWaiting(count: number): Promise<void> {
  while ((await peer.query(WAITING)).rows.length < count) continue;
}

async function endBackend(tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  // Not events.once: it would also listen for the error, and the test would pass without the fix.
  const ended = new Promise((resolve) => clientOf(tx).once('end', resolve));
  await peer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
}

// An 'error' event without a listener ends the process; here it would fail the run as an uncaught exception.
describe('a connection lost inside a transaction', () => {
  it('R17 fails the calls that wait for a statement with 503, and answers the next one', async () => {
    const locker = new pg.Client({ connectionString: app.ownerUrl });
    await locker.connect();
    await locker.query('begin; lock table advertiser in access exclusive mode');
    const calls = [1, 2, 3].map(() => app.as(person).get('/api/v1/thing'));
    await untilWaiting(calls.length);
    await peer.query(`select pg_terminate_backend(pid) from (${WAITING}) waiting`);
    for (const { status, headers } of await Promise.all(calls))
      expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '1' });
    await locker.end();
    expect((await app.as(person).get('/api/v1/thing')).status).toBe(200);
  });

  it('R31 fails a transaction between two statements, and lets the next one through', async () => {
    const broken = app.write(actor, async (tx) => {
      await endBackend(tx);
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(await app.read(actor, async (tx) => (await sql`select 1 as one`.execute(tx)).rows)).toEqual([{ one: 1 }]);
  });

  it('fails a transaction before its commit', async () => {
    await expect(app.write(actor, endBackend)).rejects.toMatchObject({ status: 503 });
  });

  it('reports why the work failed, not that it could not be rolled back', async () => {
    const broken = app.write(actor, async (tx) => {
      await endBackend(tx);
      throw new Error('the reason');
    });
    await expect(broken).rejects.toThrow('the reason');
  });

  it('isn’t confused with a slow statement: while the database answers others, that one may finish', async () => {
    const rows = await app.read(actor, async (tx) => (await sql`select 1 as one from pg_sleep(2)`.execute(tx)).rows);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
