import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../../testing/app.ts';
import { desk, type Desk } from '../../../../testing/audiences.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { deleteDuplicates, markAgain, markSuppressed, PARTITION_STEPS } from './largeImport.repository.ts';
import { storePeople } from '../people.repository.ts';
import { beginImport, importVersion, type ImportVersion } from '../../versions/import.repository.ts';
import { suppress } from '../../suppressions/suppressions.commands.ts';

let app: TestApp;
let own: Desk;
let other: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  other = await desk(app);
});
afterAll(() => app.close());

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

function actorOf({ account }: Desk) {
  return { kind: 'tracking', accounts: [account], requestId: 'r' } as const;
}

/** Adds an audience whose file counts as large. Its import hasn't run yet. */
async function addLarge(...rows: string[]): Promise<{ id: number; version: number }> {
  const { body } = await own.add(lines('email,First name', ...rows));
  const version: number = body.latest_import.version_id;
  await app.sql('update audience_version set file_size = 100000000 where id = $1', [version]);
  return { id: body.id, version };
}

async function tableOf(version: number): Promise<unknown> {
  return (await app.sql('select to_regclass($1)::text as name', [`audience_member_${version}`]))[0]?.['name'];
}

async function importing(tx: Tx, id: number): Promise<ImportVersion> {
  const version = await importVersion(tx, id);
  if (!version) throw new Error(`version ${id} is gone`);
  return version;
}

/** Adds a large audience and stores its people, but does none of the steps that follow. */
async function addStored(...emails: string[]): Promise<number> {
  const { version } = await addLarge(...emails.map((email) => `${email},Ada`));
  await app.write(actorOf(own), async (tx) => {
    await beginImport(tx, await importing(tx, version));
    const copy = emails.map((email, at) => `${at + 2}\t${email}${'\t\\N'.repeat(6)}\n`).join('');
    await storePeople(tx, await importing(tx, version), {
      count: emails.length,
      blocks: [Buffer.from(copy)],
      respellable: new Set(),
    });
  });
  await app.sql('update audience_version set rows = $1, accepted = $1 where id = $2', [emails.length, version]);
  return version;
}

it('a large import finds duplicates and suppressed people when all of its people are stored', async () => {
  const md5 = createHash('md5').update('md5@letters.test').digest('hex');
  const fields = { scope: 'account', account_id: String(own.account), name: 'Left' };
  await app.as(own.anna).form('POST', '/api/v1/suppression', {
    fields: { ...fields, entries: `left@letters.test\n${md5}` },
  });
  await app.as(await app.user({ superAdmin: true })).form('POST', '/api/v1/suppression', {
    fields: { scope: 'house', name: 'House', entries: 'blocked.test' },
  });
  const duplicates = ['bo@letters.test,Bo', 'left@letters.test,Again', 'BO@letters.test,Third'];
  const { id, version } = await addLarge('bo@letters.test,First', 'left@letters.test,Lea', 'no', ...duplicates);
  const more = await addLarge('md5@letters.test,M', 'x@blocked.test,X', 'stays@letters.test,S');
  await app.sql(`update account set reject_limit_percent = 50 where id = $1`, [own.account]);
  await app.runJobs();
  expect((await own.show(id)).body).toMatchObject({
    status: 'Approved',
    counts: { rows: 6, accepted: 1, rejected: 1, duplicates: 3, suppressed: 1, merged: 0 },
    deliverable: 1,
    suppressed_now: 1,
  });
  expect((await own.show(more.id)).body).toMatchObject({ counts: { accepted: 1, suppressed: 2 }, deliverable: 1 });
  const members = await app.as(own.anna).get(`/api/v1/audience/${id}/members`);
  expect(members.body.objects).toMatchObject([
    { line: 2, first_name: 'First', suppressed: false },
    { line: 3, first_name: 'Lea', suppressed: true },
  ]);
  // As a partition it has the members' keys, and nobody can query it directly, past the members' policies.
  await expect(
    app.sql(
      `insert into audience_member (account_id, version_id, line, email, email_hash) values ($1, $2, 9, 'bo@letters.test', '')`,
      [own.account, version],
    ),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(
    app.read(actorOf(own), (tx) =>
      tx
        .selectFrom(`audience_member_${version}` as 'audience_member')
        .selectAll()
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});

it('a large import leaves no table behind when it fails or is cancelled', async () => {
  const cancelled = await addLarge('ada@letters.test,Ada');
  const failed = await addLarge('no,Ada', 'nobody,Ada');
  await app.write(actorOf(own), async (tx) => beginImport(tx, await importing(tx, cancelled.version)));
  expect(await tableOf(cancelled.version)).not.toBeNull();
  expect((await app.as(own.anna).post(`/api/v1/audience/${cancelled.id}/cancel`)).status).toBe(200);
  await app.runJobs();
  expect((await own.show(failed.id)).body.status).toBe('Error - Invalid Audience');
  expect([await tableOf(cancelled.version), await tableOf(failed.version)]).toEqual([null, null]);
});

it('a large import is deleted with its audience while it runs', async () => {
  const version = await addStored('ada@letters.test');
  const [row] = await app.sql<{ audience_id: number }>('select audience_id from audience_version where id = $1', [
    version,
  ]);
  expect((await app.as(own.anna).delete(`/api/v1/audience/${row?.audience_id}`)).status).toBe(204);
  expect(await tableOf(version)).toBeNull();
});

it('another account can’t reach a large import’s own table', async () => {
  const version = await addStored('ada@letters.test');
  const table = `audience_member_${version}` as 'audience_member';
  const emailsSeenBy = (who: Desk) => app.read(actorOf(who), (tx) => tx.selectFrom(table).select('email').execute());
  expect([await emailsSeenBy(own), await emailsSeenBy(other)]).toEqual([[{ email: 'ada@letters.test' }], []]);
  const insertAs = (who: Desk, account: number) =>
    app.write(actorOf(who), (tx) =>
      tx
        .insertInto(table)
        .values({
          id: 9,
          account_id: account,
          version_id: version,
          line: 9,
          email: 'x@letters.test',
          email_hash: Buffer.alloc(0),
        } as never)
        .execute(),
    );
  await expect(insertAs(other, own.account)).rejects.toMatchObject({ code: '42501' });
  await expect(insertAs(other, other.account)).rejects.toMatchObject({ code: '23514' });
  for (const each of ['begin_apart($1)', `index_apart($1, 'id')`, 'end_apart($1)']) {
    await expect(
      app.write(actorOf(other), async (tx) => {
        await sql.raw(`select ${each.replace('$1', String(version))}`).execute(tx);
      }),
    ).rejects.toThrow('out of reach');
  }
});

it.each([['all'], ['some']])(
  'a large import that looks for duplicates among %s counts the same when its steps are repeated',
  async (among) => {
    const emails = [
      'ada@letters.test',
      'gone@letters.test',
      'bo@letters.test',
      'ada@letters.test',
      'gone@letters.test',
      'ada@letters.test',
    ];
    const version = await addStored(...emails);
    await app.write(actorOf(own), (tx) =>
      suppress(tx, { accountId: own.account, advertiserId: null, email: 'gone@letters.test' }),
    );
    const repeated = among === 'all' ? undefined : ['ada@letters.test', 'gone@letters.test', 'other@letters.test'];
    const steps = [
      markSuppressed,
      (tx: Tx, now: ImportVersion) => deleteDuplicates(tx, now, repeated),
      ...PARTITION_STEPS,
    ];
    for (const step of [...steps, ...steps])
      await app.write(actorOf(own), async (tx) => void (await step(tx, await importing(tx, version))));
    const counts = await app.write(actorOf(own), (tx) => importing(tx, version));
    expect(counts).toMatchObject({ rows: 6, accepted: 2, suppressed: 1, duplicates: 3 });
    const left = await app.sql(`select email, line::int from audience_member_${version} order by line`);
    expect(left).toEqual([0, 1, 2].map((at) => ({ email: emails[at], line: at + 2 })));
  },
);

it('a large import suppresses people who unsubscribe after its people were marked', async () => {
  const version = await addStored('ada@letters.test', 'bo@letters.test');
  const unsubscribe = (email: string) =>
    app.write(actorOf(own), (tx) => suppress(tx, { accountId: own.account, advertiserId: null, email }));
  await unsubscribe('somebody@letters.test');
  const listState = await app.write(actorOf(own), async (tx) => markSuppressed(tx, await importing(tx, version)));
  await unsubscribe('bo@letters.test');
  const counts = await app.write(actorOf(own), async (tx) => markAgain(tx, await importing(tx, version), listState));
  expect(counts).toMatchObject({ accepted: 1, suppressed: 1, duplicates: 0 });
});

it('nobody waits for members while a large import is being sealed', async () => {
  const { id } = await addLarge('ada@letters.test,Ada');
  await app.sql('create table held_lock (relation text)');
  await app.sql(`create function note_locks() returns trigger language plpgsql security definer as $$ begin
    insert into held_lock select relation::regclass from pg_locks
     where pid = pg_backend_pid() and locktype = 'relation' and mode = 'AccessExclusiveLock';
    return new; end $$`);
  await app.sql(`create trigger note_locks before update on audience_version for each row
    when (new.state = 'sealed') execute function note_locks()`);
  await app.runJobs();
  const held = await app.sql('select relation from held_lock');
  await app.sql('drop function note_locks cascade');
  await app.sql('drop table held_lock');
  expect((await own.show(id)).body).toMatchObject({ status: 'Approved', deliverable: 1 });
  expect(held).toEqual([]);
});
