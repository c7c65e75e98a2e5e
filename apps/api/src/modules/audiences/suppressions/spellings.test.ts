import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalDomain, domainSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { compareEverybody, desk, type Desk } from '../../../testing/audiences.ts';
import { compareAgain } from '../audiences.queues.ts';
import { deliverableOf } from '../audiences.reads.ts';
import { suppress } from './suppressions.commands.ts';

const A_LABEL = 'xn--mnchen-3ya.example';
const U_LABEL = 'münchen.example';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function digest(kind: 'md5' | 'sha256', text: string): string {
  return createHash(kind).update(text).digest('hex');
}

function csv(...emails: string[]): string {
  return `email\n${emails.join('\n')}\n`;
}

function addList({ account, anna }: Desk, entries: readonly string[], more: Record<string, string> = {}) {
  const fields = { scope: 'account', account_id: String(account), name: 'Left', entries: entries.join('\n'), ...more };
  return app.as(anna).form('POST', '/api/v1/suppression', { fields });
}

/** The addresses of the version in use that a list of house or account holds. */
async function suppressedOf({ show }: Desk, audienceId: number): Promise<string[]> {
  const { body } = await show(audienceId);
  const rows = await app.sql<{ email: string }>(
    'select email from audience_member where version_id = $1 and is_suppressed order by email',
    [body.version_id],
  );
  expect(body).toMatchObject({ suppressed_now: rows.length });
  return rows.map(({ email }) => email);
}

/** Writes a member or an entry as the program before this one did: in the spelling that the file had. */
async function addMember({ account }: Desk, versionId: number, email: string): Promise<void> {
  await app.sql(
    `insert into audience_member (account_id, version_id, line, email, email_hash) values ($1, $2, 99, $3, sha256(convert_to($3, 'UTF8')))`,
    [account, versionId, email],
  );
  await app.sql('update audience_version set deliverable = deliverable + 1 where id = $1', [versionId]);
}

async function addEntry({ account }: Desk, listId: number, kind: string, value: string): Promise<void> {
  await app.sql('insert into suppression_entry (list_id, account_id, kind, value) values ($1, $2, $3, $4)', [
    listId,
    account,
    kind,
    value,
  ]);
}

describe('an address with a domain of several spellings', () => {
  it('is imported in A-labels, and one person in two spellings is a duplicate', async () => {
    const here = await desk(app);
    const { body } = await here.imported(csv(`S1@${U_LABEL}`, `s1@${A_LABEL}`, 's1@plain.example'));
    expect(body.counts).toMatchObject({ rows: 3, accepted: 2, duplicates: 1 });
    const members = await app.sql(
      `select email, email_hash = sha256(convert_to(email, 'UTF8')) as hashed from audience_member where version_id = $1 order by line`,
      [body.version_id],
    );
    expect(members).toEqual([
      { email: `s1@${A_LABEL}`, hashed: true },
      { email: 's1@plain.example', hashed: true },
    ]);
  });

  it.each([
    ['an address in U-labels', `s1@${U_LABEL}`],
    ['an address in A-labels', `S1@${A_LABEL.toUpperCase()}`],
    ['the SHA-256 of U-labels', digest('sha256', `s1@${U_LABEL}`)],
    ['the SHA-256 of A-labels', digest('sha256', `s1@${A_LABEL}`)],
    ['the MD5 of U-labels', digest('md5', `s1@${U_LABEL}`)],
    ['the MD5 of A-labels', digest('md5', `s1@${A_LABEL}`)],
    ['a domain in U-labels', U_LABEL],
    ['a domain in A-labels', `@${A_LABEL}`],
  ])('is suppressed by %s: at an import, at a large one and by a recount', async (_what, entry) => {
    const here = await desk(app);
    const before = (await here.imported(csv(`s1@${A_LABEL}`, 'ann@plain.example'))).body;
    expect((await addList(here, [entry])).status).toBe(201);
    await app.runJobs();
    expect(await suppressedOf(here, before.id)).toEqual([`s1@${A_LABEL}`]);
    const after = (await here.imported(csv(`s1@${U_LABEL}`, 'ann@plain.example'))).body;
    expect(after.counts).toMatchObject({ accepted: 1, suppressed: 1 });
    expect(await suppressedOf(here, after.id)).toEqual([`s1@${A_LABEL}`]);
    const large = (await here.add(csv(`s1@${A_LABEL}`, 'ann@plain.example'))).body;
    await app.sql('update audience_version set file_size = 100000000 where id = $1', [large.latest_import.version_id]);
    await app.runJobs();
    expect(await suppressedOf(here, large.id)).toEqual([`s1@${A_LABEL}`]);
  });

  it('is counted out of a product by the lists of its advertiser', async () => {
    const here = await desk(app);
    const advertiserId = await app.advertiser(here.account);
    const { body } = await here.imported(
      csv(`s1@${U_LABEL}`, `s2@${U_LABEL}`, `s3@sub.${U_LABEL}`, 'ann@plain.example'),
    );
    const deliverable = () =>
      app.write({ kind: 'job', job: 'test', accounts: [here.account], requestId: 'r' }, (tx) =>
        deliverableOf(tx, body.version_id, [advertiserId]),
      );
    const more = { scope: 'advertiser', advertiser_id: String(advertiserId) };
    expect(await deliverable()).toBe(4);
    await addList(here, [digest('sha256', `s1@${U_LABEL}`), digest('md5', `s2@${U_LABEL}`)], more);
    expect(await deliverable()).toBe(2);
    await addList(here, [`sub.${U_LABEL}`], more);
    expect(await deliverable()).toBe(1);
  });

  it('that unsubscribes is suppressed in each spelling of it', async () => {
    const here = await desk(app);
    const { body } = await here.imported(csv(`s1@${A_LABEL}`, 'ann@plain.example'));
    await addMember(here, body.version_id, `s1@${U_LABEL}`);
    const actor = { kind: 'tracking', accounts: [here.account], requestId: 'r' } as const;
    const leave = () =>
      app.write(actor, (tx) => suppress(tx, { accountId: here.account, advertiserId: null, email: `s1@${U_LABEL}` }));
    expect(await leave()).toBe(true);
    expect(await leave()).toBe(false);
    expect(await suppressedOf(here, body.id)).toEqual([`s1@${U_LABEL}`, `s1@${A_LABEL}`]);
    const entries = await app.sql('select value from suppression_entry where account_id = $1', [here.account]);
    expect(entries).toEqual([{ value: digest('sha256', `s1@${A_LABEL}`) }]);
  });

  it('keeps its spellings within its account', async () => {
    const [here, other] = [await desk(app), await desk(app)];
    await here.imported(csv(`s1@${U_LABEL}`));
    const seen = (account: number) =>
      app.write({ kind: 'job', job: 'test', accounts: [account], requestId: 'r' }, (tx) =>
        tx.selectFrom('domain_spelling').select(['domain', 'spelling']).orderBy('domain').execute(),
      );
    expect(await seen(here.account)).toEqual(
      [
        { domain: U_LABEL, spelling: A_LABEL },
        { domain: A_LABEL, spelling: U_LABEL },
      ].toSorted((a, b) => (a.domain < b.domain ? -1 : 1)),
    );
    expect(await seen(other.account)).toEqual([]);
  });
});

describe('a suppressed domain', () => {
  it('covers the domains below it and no others', async () => {
    const here = await desk(app);
    await addList(here, ['wild.example', '@shop.co.example', '*@bücher.example']);
    const kept = ['a@notwild.example', 'a@wild.example.org', 'a@co.example', 'a@example.com'];
    const held = [
      'a@deep.sub.wild.example',
      'a@mail.shop.co.example',
      'a@shop.co.example',
      'a@sub.wild.example',
      'a@wild.example',
      'a@xn--bcher-kva.example',
      'a@xn--grn-ioa.xn--bcher-kva.example',
    ];
    const { body } = await here.imported(
      csv(...kept, ...held.slice(0, 5), 'a@Bücher.example', 'a@grün.bücher.example'),
    );
    expect(await suppressedOf(here, body.id)).toEqual(held);
  });
});

describe('an entry that can never match', () => {
  it('is refused with its line when it is typed', async () => {
    const here = await desk(app);
    const { status, body } = await addList(here, ['a@letters.test', '', 'wild.example', '*.wild.example']);
    expect(status).toBe(422);
    expect(body.message).toContain("Line 4 can never match. Enter the domain without '*.': it covers its subdomains");
    expect((await addList(here, ['fine.example', 'no-such.t1'])).body.message).toContain("Line 2 isn't an address");
  });

  it('is left out of a file with its line', async () => {
    const here = await desk(app);
    const { body } = await app.as(here.anna).form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(here.account), name: 'Wild' },
      files: { suppressions: { name: 'wild.csv', content: '*.first.example\nwild.example\n*.wild.example\n' } },
    });
    await app.runJobs();
    const shown = (await app.as(here.anna).get(`/api/v1/suppression/${body.id}`)).body;
    expect(shown.entry_count).toBe(1);
    expect(shown.reasons).toMatchObject([{ code: 'skipped_lines', text: expect.stringMatching(/^2 lines .*: 1, 3$/) }]);
  });

  it('that is stored already is shown as such and stays', async () => {
    const here = await desk(app);
    const list = await app.insert('suppression_list', { account_id: here.account, name: 'From before' });
    for (const value of ['fine.example', 'grün.example', A_LABEL, 'a.рф', 'b.xn--p1ai'])
      await addEntry(here, list, 'domain', value);
    const shown = async () => (await app.as(here.anna).get(`/api/v1/suppression/${list}`)).body.reasons;
    expect(await shown()).toEqual([]);
    await addEntry(here, list, 'domain', '*.wild.example');
    expect(await shown()).toMatchObject([
      { code: 'useless_entries', text: 'No address can match the entry *.wild.example, so it holds nobody back.' },
    ]);
    for (const value of ['localhost', 'a..example', '-a.example', 'a@b.example', 'x.t1'])
      await addEntry(here, list, 'domain', value);
    expect((await shown())[0].text).toBe(
      'No address can match 6 entries, so they hold nobody back: *.wild.example, -a.example, a..example, a@b.example, localhost, x.t1',
    );
  });
});

describe('people and entries from before the upgrade', () => {
  it('are found in each spelling after it, and versions keep their people', async () => {
    const here = await desk(app);
    const list = await app.insert('suppression_list', { account_id: here.account, name: 'From before' });
    await addEntry(here, list, 'sha256', digest('sha256', `s1@${A_LABEL}`));
    await addEntry(here, list, 'md5', digest('md5', `s2@${A_LABEL}`));
    await addEntry(here, list, 'domain', 'xn--grn-ioa.example');
    await addEntry(here, list, 'domain', 'plain.example');
    const { body } = await here.imported(csv('ann@other.example'));
    const people = [
      `s1@${U_LABEL}`,
      `s2@${U_LABEL}`,
      'a@grün.example',
      'a@mail.grün.example',
      'a@sub.plain.example',
      `s3@${U_LABEL}`,
    ];
    for (const email of people) await addMember(here, body.version_id, email);
    await compareEverybody(app);
    expect(await app.sql('select from comparison_due')).toEqual([]);
    expect(await suppressedOf(here, body.id)).toEqual(people.slice(0, 5).toSorted());
    const emails = await app.sql<{ email: string }>('select email from audience_member where version_id = $1', [
      body.version_id,
    ]);
    expect(emails.map(({ email }) => email).toSorted()).toEqual([...people, 'ann@other.example'].toSorted());
    await compareEverybody(app);
    expect(await suppressedOf(here, body.id)).toHaveLength(5);
  });

  it('are compared again when an import that was running has ended', async () => {
    const here = await desk(app);
    const list = await app.insert('suppression_list', { account_id: here.account, name: 'From before' });
    await addEntry(here, list, 'domain', 'plain.example');
    const { body } = await here.imported(csv('a@sub.plain.example', 'ann@other.example'));
    await app.sql(`update audience_version set state = 'importing' where id = $1`, [body.version_id]);
    await app.sql('update audience_member set is_suppressed = false where version_id = $1', [body.version_id]);
    await app.sql('insert into comparison_due (account_id, version_id) values ($1, $2)', [
      here.account,
      body.version_id,
    ]);
    const start = () => app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, compareAgain, {}));
    await start();
    await app.runJobs();
    expect(await app.sql('select version_id from comparison_due')).toEqual([{ version_id: body.version_id }]);
    await app.sql(`update audience_version set state = 'sealed' where id = $1`, [body.version_id]);
    app.clock.advance(10_000);
    await app.runJobs();
    expect(await app.sql('select from comparison_due')).toEqual([]);
    expect(await suppressedOf(here, body.id)).toEqual(['a@sub.plain.example']);
  });
});

it('never calls an entry useless whose domain an address can have', async () => {
  const atLimits = fc.constantFrom(
    'a',
    '1',
    'a-b',
    'a--b',
    '-a',
    'a-',
    'xn--p1ai',
    'рф',
    '例え',
    '*',
    'a_b',
    '',
    'co',
    'c1',
  );
  const labels = fc.array(fc.oneof(atLimits, fc.stringMatching(/^[a-z0-9-]{1,12}$/)), { minLength: 2, maxLength: 4 });
  const usable = fc
    .sample(labels, { numRuns: 6000, seed: 7 })
    .flatMap((parts) => canonicalDomain(parts.join('.')) ?? []);
  expect(usable.length).toBeGreaterThan(200);
  const spelled = usable.flatMap(domainSpellings);
  expect(await app.sql('select d from unnest($1::text[]) d where not is_mail_domain(d)', [spelled])).toEqual([]);
});
