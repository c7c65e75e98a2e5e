import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { jobActor } from '../../../platform/database/actor.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import type { TestResponse } from '../../../testing/client.ts';
import { audienceOfProduct } from '../audiences.reads.ts';

let app: TestApp;
let csv: Buffer;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  csv = await readFile(new URL('../import/inputs/consentColumn.csv', import.meta.url));
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await desk(app);
});

const NEWSLETTER = 'email\nada@example.com\nben@example.com\ncleo@example.com\n';

function suppress(id: number) {
  return app.as(own.anna).post(`/api/v1/audience/${id}/suppress-opt-outs`);
}

function lists() {
  return app.sql(
    `select l.name, l.entry_count::int as people, l.is_active, l.created_by from suppression_list l where l.account_id = $1`,
    [own.account],
  );
}

/** Starts to add the people of a further file to the version in use. */
async function startFile(id: number, csv: string | Buffer, more: Record<string, unknown> = {}): Promise<void> {
  const { body } = await own.upload(csv);
  const answer = await app.as(own.anna).patch(`/api/v1/audience/${id}`, { upload_id: body.id, people: 'add', ...more });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
}

async function addFile(...file: Parameters<typeof startFile>): Promise<TestResponse['body']> {
  await startFile(...file);
  await app.runJobs();
  return (await own.show(file[0])).body;
}

function deliverableOf(id: number): Promise<number> {
  return own.show(id).then(({ body }) => body.deliverable);
}

describe('people whom a file says not to mail', () => {
  it('are suppressed in the whole account when a person asks for it, once', async () => {
    const other = await own.imported(NEWSLETTER);
    const { body } = await own.imported(csv);
    expect(body.consent.suppression).toBeNull();
    const answer = await suppress(body.id);
    expect([answer.status, answer.body.consent.suppression]).toEqual([
      200,
      { id: expect.any(Number), name: 'Opted out in people.csv' },
    ]);
    await app.runJobs();
    expect([await deliverableOf(other.body.id), await deliverableOf(body.id)]).toEqual([1, 2]);
    const again = await suppress(body.id);
    expect([again.status, again.body.message]).toEqual([409, 'They are suppressed already']);
    expect(await lists()).toEqual([
      { name: 'Opted out in people.csv', people: 6, is_active: true, created_by: own.anna.id },
    ]);
  });

  it('stay suppressed when the audience is deleted', async () => {
    const { body } = await own.imported(csv);
    await suppress(body.id);
    expect((await app.as(own.anna).delete(`/api/v1/audience/${body.id}`)).status).toBe(204);
    const later = await own.imported(NEWSLETTER);
    expect(later.body.counts).toMatchObject({ accepted: 1, suppressed: 2 });
  });

  it('are suppressed by the import itself when its choice says so, and its history tells who chose', async () => {
    const other = await own.imported(NEWSLETTER);
    const { body } = await own.imported(csv, { consent: { choice: 'leave_out', suppress: true } });
    expect(body.consent.suppression.name).toBe('Opted out in people.csv');
    expect(await deliverableOf(other.body.id)).toBe(1);
    expect(await lists()).toMatchObject([{ people: 6, created_by: own.anna.id }]);
    const [entry] = await app.sql(
      `select user_id, after -> 'settings' -> 'consent' -> 'suppress' as suppress from audit_entry
        where entity = 'audience_version' and action = 'insert' and entity_id = $1`,
      [body.version_id],
    );
    expect(entry).toEqual({ user_id: own.anna.id, suppress: true });
  });

  it('aren’t suppressed by a file that nobody can be mailed from, nor when they are imported as well', async () => {
    const consent = { choice: 'leave_out', suppress: true };
    const none = await own.imported('email,Opt-in\nada@example.com,no\n', { consent });
    expect(none.body).toMatchObject({ status: 'Error - Invalid Audience', consent: { suppression: null } });
    const asWell = { choice: 'import', reason: 'They signed up again', suppress: true };
    const { body } = await own.imported(csv, { consent: asWell });
    expect(await lists()).toEqual([]);
    expect((await suppress(body.id)).body.message).toBe('Nobody opted out in the file');
    // A person may still ask for it.
    expect((await suppress(none.body.id)).status).toBe(200);
  });

  it('are out of reach of other accounts and of who may not add audiences', async () => {
    const { body } = await own.imported(csv);
    const url = `/api/v1/audience/${body.id}/suppress-opt-outs`;
    expect((await app.as((await desk(app)).anna).post(url)).status).toBe(404);
    const reader = await app.user({ accounts: [own.account], permissions: ['can_view_audience'] });
    expect((await app.as(reader).post(url)).status).toBe(403);
    expect(await lists()).toEqual([]);
  });

  it('are forgotten with an erased person, and after the time that the account keeps people', async () => {
    const { body } = await own.imported(csv);
    const { body: other } = await own.imported(csv);
    const rows = (version: number) =>
      app.sql(
        `select line::int, cell, raw, email_hash is not null as is_known from audience_opt_out where version_id = $1 order by line`,
        [version],
      );
    await app.write({ kind: 'system', requestId: 'test' }, (tx) =>
      sql`select erase_person(${own.account}, 'BEN@example.com', ${Buffer.alloc(32)})`.execute(tx),
    );
    const [ben, ...others] = await rows(body.version_id);
    expect(ben).toEqual({ line: 3, cell: '', raw: '', is_known: false });
    expect(others.map(({ is_known }) => is_known)).toEqual([true, true, true, true, true]);
    await suppress(body.id);
    expect(await lists()).toMatchObject([{ people: 5 }]);
    const day = new Date(app.clock.now().getTime() + 1000);
    await app.write({ kind: 'system', requestId: 'test' }, (tx) =>
      sql`select forget_before(${own.account}, ${day}, 1000)`.execute(tx),
    );
    expect((await rows(other.version_id)).filter(({ is_known, raw }) => is_known || raw !== '')).toEqual([]);
    expect((await own.show(other.id)).body.counts.opted_out).toBe(6);
  });
});

describe('people whom a further file of a version says not to mail', () => {
  const FIRST = 'email,Status\nada@example.com,subscribed\nben@example.com,unsubscribed\n';
  const FURTHER = 'email,Status\ncleo@example.com,unsubscribed\ndora@example.com,subscribed\n';
  const LIST = { name: 'Opted out in people.csv', is_active: true };

  it('come to the list that the version has', async () => {
    const other = await own.imported(NEWSLETTER);
    const { body } = await own.imported(FIRST);
    const { suppression } = (await suppress(body.id)).body.consent;
    const after = await addFile(body.id, FURTHER);
    expect(after).toMatchObject({ version_id: body.version_id, deliverable: 2, consent: { suppression } });
    expect(await lists()).toMatchObject([{ ...LIST, people: 2 }]);
    expect(await deliverableOf(other.body.id)).toBe(1);
    // Known people of another file are counted once.
    await addFile(body.id, FURTHER.replace('dora', 'eve'));
    expect(await lists()).toMatchObject([{ people: 2 }]);
    expect((await suppress(body.id)).body.message).toBe('They are suppressed already');
  });

  it('make a list of the version’s when the choice about their file says so', async () => {
    const { body } = await own.imported(FIRST);
    const ask = { consent: { choice: 'leave_out', suppress: true } };
    expect((await addFile(body.id, 'email,Status\nfinn@example.com,subscribed\n', ask)).consent.suppression).toBeNull();
    const after = await addFile(body.id, FURTHER, ask);
    expect(after.consent.suppression.name).toBe(LIST.name);
    expect(await lists()).toMatchObject([{ ...LIST, people: 2, created_by: own.anna.id }]);
  });

  it('aren’t suppressed when nobody asked for it', async () => {
    const { body } = await own.imported(FIRST);
    expect((await addFile(body.id, FURTHER)).consent).toMatchObject({ suppression: null, columns: [{ count: 2 }] });
    expect(await lists()).toEqual([]);
    expect((await suppress(body.id)).status).toBe(200);
    expect(await lists()).toMatchObject([{ people: 2 }]);
  });

  it('come to the same list when a launch used the version, whose copy has it then', async () => {
    const { body } = await own.imported(FIRST);
    const { suppression } = (await suppress(body.id)).body.consent;
    await app.sql('update audience_version set used_at = now() where id = $1', [body.version_id]);
    const after = await addFile(body.id, FURTHER);
    expect(after).toMatchObject({ version_number: 2, consent: { suppression } });
    expect(await lists()).toMatchObject([{ people: 2 }]);
  });

  it('come to it by a corrected row as well', async () => {
    const readers = Array.from({ length: 20 }, (_, at) => `reader${at}@example.com,subscribed\n`).join('');
    const { body } = await own.imported(`${FIRST}${readers}cleo@,unsubscribed\n`);
    await suppress(body.id);
    const rejects = (await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`)).text;
    const { body: file } = await own.upload(rejects.replace('cleo@', 'cleo@example.com'));
    await app.as(own.anna).post(`/api/v1/audience/${body.id}/corrections`, { upload_id: file.id });
    await app.runJobs();
    expect((await own.show(body.id)).body.counts).toMatchObject({ accepted: 21, opted_out: 2, rejected: 0 });
    expect(await lists()).toMatchObject([{ people: 2 }]);
  });

  it('are shown with the list of the version in use while their file is read, and when it fails', async () => {
    const { body } = await own.imported(FIRST);
    const { suppression } = (await suppress(body.id)).body.consent;
    await startFile(body.id, 'email,Status\nbad,unsubscribed\n');
    const shown = { suppression, columns: [{ count: 1 }] };
    expect((await own.show(body.id)).body).toMatchObject({ importing: {}, consent: shown });
    expect((await suppress(body.id)).body.message).toBe('An import is running');
    await app.runJobs();
    expect((await own.show(body.id)).body).toMatchObject({ reasons: [{ code: 'import_failed' }], consent: shown });
    expect((await suppress(body.id)).body.message).toBe('They are suppressed already');
  });
});

describe('the choice about a file', () => {
  const remembered = async (content: string | Buffer) => {
    const { body } = await own.upload(content);
    const answer = await app.as(own.anna).post(`/api/v1/audience/file/${body.id}/consent`, { mapping: body.mapping });
    return answer.body.remembered;
  };

  it('comes back with the account’s next file of the same columns', async () => {
    const decisions = [{ column: 2, group: 'cleaned', says: 'mail' }];
    expect(await remembered(csv)).toBeNull();
    const { body } = await own.imported(csv, { consent: { choice: 'leave_out', decisions, suppress: true } });
    expect(await remembered(csv)).toEqual({
      audience: { id: body.id, name: 'Readers' },
      decided_by: { id: own.anna.id, name: expect.any(String) },
      decided_at: body.created_at,
      decisions,
      suppress: true,
    });
    expect(await remembered('email,Opt-in\nada@example.com,no\n')).toBeNull();
    own = await desk(app);
    expect(await remembered(csv)).toBeNull();
  });

  it('doesn’t bring back an import of opted-out people, and ends with a choice of the file’s own', async () => {
    const decisions = [{ column: 2, group: 'cleaned', says: 'mail' }];
    await own.imported(csv, { consent: { choice: 'leave_out', decisions } });
    await own.imported(csv, { consent: { choice: 'import', reason: 'They signed up again' } });
    expect(await remembered(csv)).toMatchObject({ decisions, suppress: false });
    await own.imported(csv, { consent: { choice: 'leave_out' } });
    expect(await remembered(csv)).toBeNull();
  });

  it('to import them by a further file is on the audience and on its products, with the person who made it', async () => {
    const { body } = await own.imported(csv, { consent: { choice: 'leave_out' } });
    expect(body.consent.imported_anyway).toBeNull();
    const reason = 'They signed up again at the fair';
    const { consent, version_id } = await addFile(body.id, csv, { consent: { choice: 'import', reason } });
    const imported = { rows: 6, reason, by: { id: own.anna.id }, at: expect.any(String) };
    expect(consent).toMatchObject({ imported_anyway: imported, columns: expect.any(Array) });
    const shown = await app.read(jobActor('test', own.account, 'test'), (tx) =>
      audienceOfProduct(tx, { accountId: own.account, audienceId: body.id, versionId: version_id }),
    );
    expect(shown?.importedAnyway).toMatchObject(imported);
  });

  it('is that of the newest file of a version, also when the version was copied', async () => {
    const [first, newest] = ['cleaned', 'bounced'].map((group) => [{ column: 2, group, says: 'mail' }]);
    const { body } = await own.imported(csv, { consent: { choice: 'leave_out', decisions: first } });
    await addFile(body.id, csv, { consent: { choice: 'leave_out', decisions: newest } });
    expect(await remembered(csv)).toMatchObject({ audience: { id: body.id }, decisions: newest });
    await app.sql('update audience_version set used_at = now() where id = $1', [body.version_id]);
    expect(
      (await addFile(body.id, 'email\nzoe@example.com\n', { mapping: [{ column: 0, field: 'email' }] })).version_number,
    ).toBe(2);
    expect(await remembered(csv)).toMatchObject({ audience: { id: body.id }, decisions: newest });
  });
});
