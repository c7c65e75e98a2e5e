import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { smallOperations } from '../../testing/smallContract.ts';
import { smallModule, things } from '../../testing/smallModule.ts';
import { listRows } from '../list/rows.reads.ts';
import type { Actor } from './actor.ts';

let app: TestApp;
let mine: number;
let foreign: number;
let foreignAdvertiser: number;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  mine = await app.account();
  foreign = await app.account();
  await app.advertiser(mine, { advertiser_name: 'Mine' });
  foreignAdvertiser = await app.advertiser(foreign, { advertiser_name: 'Foreign' });
});
afterAll(() => app.close());

function job(...accounts: number[]): Actor {
  return { kind: 'job', accounts, job: 'test', requestId: 'r' };
}

const system: Actor = { kind: 'system', requestId: 'r' };
const everything = { offset: 0, limit: 100, order: [], filters: {} };
const allNames = sql<{ advertiser_name: string }>`select advertiser_name from advertiser order by 1`;

describe('the two walls', () => {
  it('the policy is enough: SQL without a scope reads and changes only the actor’s rows', async () => {
    const rows = await app.read(job(mine), async (tx) => (await allNames.execute(tx)).rows);
    expect(rows).toEqual([{ advertiser_name: 'Mine' }]);
    const changed = await app.write(job(mine), async (tx) => sql`update advertiser set website = 'x'`.execute(tx));
    expect(Number(changed.numAffectedRows)).toBe(1);
    const insert = (tx: Parameters<Parameters<typeof app.write>[1]>[0]) =>
      sql`insert into advertiser (account_id, advertiser_name, vertical_id) select ${foreign}, 'Planted', vertical_id from advertiser`.execute(
        tx,
      );
    await expect(app.write(job(mine), insert)).rejects.toThrow(/row-level security/);
    expect(await app.read(job(), async (tx) => (await allNames.execute(tx)).rows)).toEqual([]);
  });

  it('the scope in SQL is enough: it holds under a role that the policy does not limit', async () => {
    const page = await app.read(job(mine), async (tx) => {
      await sql`set local role mailroom_super`.execute(tx);
      expect((await allNames.execute(tx)).rows).toHaveLength(2);
      return listRows(tx, things, everything);
    });
    expect(page.objects.map((row) => row.advertiser_name)).toEqual(['Mine']);
    expect(page.total_rows).toBe(1);
  });

  it('lets the system and Super Admin see all accounts', async () => {
    expect(await app.read(system, async (tx) => (await allNames.execute(tx)).rows)).toHaveLength(2);
  });

  it('leaves nothing of an actor on the connection', async () => {
    await app.read(job(mine), async (tx) => allNames.execute(tx));
    await Promise.all(Array.from({ length: 20 }, () => app.read(system, async (tx) => allNames.execute(tx))));
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => app.read(job(), async (tx) => (await allNames.execute(tx)).rows.length)),
    );
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  it('a reference to a row of another account is refused by its key', async () => {
    const insert = app.sql(
      `insert into creative (account_id, advertiser_id, name, creative_type) values ($1, $2, 'x', 'html')`,
      [mine, foreignAdvertiser],
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  it('an entry never goes into the suppression list of another account, and no refusal tells what that list holds', async () => {
    const list = async (account: number) =>
      (
        await app.sql<{ id: number }>(
          `insert into suppression_list (account_id, name) values ($1, 'List') returning id`,
          [account],
        )
      )[0]?.id ?? 0;
    const foreignList = await list(foreign);
    const file = async (account: number) =>
      (
        await app.sql<{ id: number }>(
          `insert into file (account_id, key, kind, name, content_type, state) values ($1, gen_random_uuid()::text, 'suppression', 'x', 'text/csv', 'kept') returning id`,
          [account],
        )
      )[0]?.id ?? 0;
    await app.sql(
      `insert into suppression_entry (list_id, account_id, kind, value) values ($1, $2, 'domain', 'held.example')`,
      [foreignList, foreign],
    );
    const refusals: string[] = [];
    for (const value of ['held.example', 'other.example']) {
      const insert = (end: string) =>
        app.write(job(mine), (tx) =>
          sql`insert into suppression_entry (list_id, account_id, kind, value) values (${foreignList}, ${mine}, 'domain', ${value}) ${sql.raw(end)}`.execute(
            tx,
          ),
        );
      await expect(insert('on conflict do nothing')).rejects.toThrow(/foreign key/);
      refusals.push(await insert('').then(String, String));
    }
    expect(new Set(refusals)).toEqual(new Set([refusals[0]]));
    expect(refusals[0]).toMatch(/foreign key/);
    const foreignFile = await file(foreign);
    const withFile = (id: number) =>
      app.write(job(mine), (tx) =>
        sql`insert into suppression_list (account_id, name, file_id) values (${mine}, 'x', ${id})`.execute(tx),
      );
    await expect(withFile(foreignFile)).rejects.toThrow(/foreign key/);
    await withFile(await file(mine));
  });

  it('an account’s rows always name it, and only Super Admin writes those of the house', async () => {
    const [list] = await app.sql<{ id: number }>(
      `insert into house_suppression_list (name) values ('House') returning id`,
    );
    const houseList = list?.id ?? 0;
    await app.sql(
      `insert into house_suppression_entry (list_id, kind, value) values (${houseList}, 'domain', 'house.example')`,
    );
    await app.sql(`insert into house_rate (product_type, cpm_cents) values ('Data delivery', 700)`);
    const writes = [
      `insert into house_suppression_list (name) values ('Mine')`,
      `insert into house_suppression_entry (list_id, kind, value) values (${houseList}, 'domain', 'victim.example')`,
      `insert into house_rate (product_type, cpm_cents) values ('E-mail deployment', 1)`,
      `update house_suppression_list set is_active = is_active`,
      `update house_suppression_entry set excepted_at = excepted_at`,
      `update house_rate set cpm_cents = cpm_cents`,
      `delete from house_suppression_entry where value = 'victim.example'`,
      `delete from house_suppression_list where name = 'Mine'`,
      `delete from house_rate where cpm_cents = 1`,
    ];
    for (const statement of writes) {
      await expect(app.write(job(mine), (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(/permission denied/);
      await app.write(system, (tx) => sql.raw(statement).execute(tx));
    }
    // Everybody is bound by them, so everybody reads them.
    const read = await app.read(job(mine), (tx) => sql`select value from house_suppression_entry`.execute(tx));
    expect(read.rows).toEqual([{ value: 'house.example' }]);
    for (const statement of [
      `insert into suppression_list (account_id, name) values (null, 'Everybody')`,
      `insert into suppression_entry (list_id, account_id, kind, value) values (${houseList}, null, 'domain', 'victim.example')`,
      `insert into product_rate (account_id, product_type, cpm_cents) values (null, 'Data delivery', 1)`,
    ]) {
      await expect(
        app.write(system, (tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow(/not-null/);
      await expect(
        app.write(job(mine), (tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow(/not-null|row-level security/);
    }
    await expect(
      app.write(job(mine), (tx) =>
        sql`insert into suppression_entry (list_id, account_id, kind, value) values (${houseList}, ${mine}, 'domain', 'victim.example')`.execute(
          tx,
        ),
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it('a search finds nothing outside the transaction’s accounts, in whatever SQL it is asked', async () => {
    const names = ['account', 'advertiser', 'users', 'creative', 'audience', 'orders', 'product'];
    await app.user({ accounts: [foreign], permissions: [] });
    const found = (actor: Actor, name: string) =>
      app.read(actor, async (tx) =>
        (await sql.raw<{ id: number }>(`select search_${name}('') as id`).execute(tx)).rows.map(({ id }) => id),
      );
    for (const name of names) expect(await found(job(), name), name).toEqual([]);
    expect(await found(job(mine), 'account')).toEqual([mine]);
    expect(await found(job(mine), 'advertiser')).not.toContain(foreignAdvertiser);
    expect(await found(system, 'advertiser')).toContain(foreignAdvertiser);
    expect(await found(system, 'users')).not.toEqual([]);
    const [parameters] = await app.sql<{ count: number }>(
      `select count(*)::int as count from pg_proc where proname like 'search\\_%' and pronargs <> 1`,
    );
    expect(parameters).toEqual({ count: 0 });
  });

  it('writes nothing in a read', async () => {
    await expect(
      app.read(job(mine), async (tx) => sql`update advertiser set website = 'y'`.execute(tx)),
    ).rejects.toThrow(/read-only/);
  });

  it('S59 lets the application neither change nor delete an audit entry', async () => {
    for (const statement of [
      sql`delete from audit_entry`,
      sql`update audit_entry set actor = 'me'`,
      sql`insert into audit_entry (at, actor, entity, entity_id, action) values (now(), 'me', 'x', 1, 'insert')`,
    ]) {
      for (const actor of [job(mine), system]) {
        await expect(app.write(actor, async (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/);
      }
    }
    expect((await app.sql<{ n: number }>('select count(*) as n from audit_entry'))[0]?.n).toBeGreaterThan(0);
  });

  it('seals settled entries in a chain, each of them once', async () => {
    app.clock.set(new Date(Date.now() + 120_000));
    await app.write(system, async (tx) => {
      const { sealAudit } = await import('../../modules/activity/seal.ts');
      const { unsealedSeconds } = await import('../../modules/activity/seal.repository.ts');
      expect(await unsealedSeconds(tx)).toBeGreaterThan(100);
      expect(await sealAudit(tx)).toBeGreaterThan(0);
      expect(await sealAudit(tx)).toBe(0);
      expect(await unsealedSeconds(tx)).toBe(0);
    });
    expect(await app.sql('select 1 from audit_entry where seal_id is null and at < $1', [new Date()])).toEqual([]);
  });

  it('R19 answers 503 instead of hanging when every connection is taken, and healthz answers', async () => {
    const anna = await app.user({ accounts: [mine], permissions: ['can_view_advertiser'] });
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const holders = Array.from({ length: app.app.deps.settings.databasePool }, () => app.read(system, () => held));
    const answer = await app.as(anna).get('/api/v1/thing');
    expect(answer).toMatchObject({ status: 503 });
    expect(answer.headers['retry-after']).toBe('1');
    expect((await app.nobody.get('/healthz')).status).toBe(200);
    release();
    await Promise.all(holders);
    expect((await app.as(anna).get('/api/v1/thing')).status).toBe(200);
  });
});
