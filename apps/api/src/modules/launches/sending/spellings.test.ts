import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { compareEverybody } from '../../../testing/audiences.ts';
import { sendableProduct, type Sendable } from '../../../testing/launches.ts';

const HOUR = 3_600_000;
const A_LABEL = 'xn--mnchen-3ya.example';
const U_LABEL = 'münchen.example';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent = [];
});

function digest(kind: 'md5' | 'sha256', text: string): string {
  return createHash(kind).update(text).digest('hex');
}

/** Gives the first members of the version other addresses, as an import before the upgrade stored them. */
async function rename({ versionId }: Sendable, emails: readonly string[]): Promise<void> {
  for (const [at, email] of emails.entries())
    await app.sql(
      `update audience_member set email = $3, email_hash = sha256(convert_to($3, 'UTF8')) where version_id = $1 and line = $2`,
      [versionId, at + 1, email],
    );
  await compareEverybody(app);
}

/** A new version of the same people, of whom the first have the given addresses. */
async function importAgain({ accountId, audienceId, versionId }: Sendable, emails: readonly string[]): Promise<void> {
  const [version] = await app.sql<{ id: number }>(
    `insert into audience_version (account_id, audience_id, number, file_id, file_name, file_size, file_sha256, mapping, state, rows, accepted, deliverable, sealed_at)
     select account_id, audience_id, 2, file_id, file_name, file_size, file_sha256, mapping, state, rows, accepted, deliverable, sealed_at
       from audience_version where id = $1 returning id`,
    [versionId],
  );
  await app.sql(
    `insert into audience_member (account_id, version_id, line, email, email_hash)
     select $1, $2, n, email, sha256(convert_to(email, 'UTF8'))
       from generate_series(1, 20) n, lateral (select coalesce(($3::text[])[n], 'person' || n || '@mailroom.test') as email) e`,
    [accountId, version?.id, emails],
  );
  await app.sql('update audience set current_version_id = $2, latest_version_id = $2 where id = $1', [
    audienceId,
    version?.id,
  ]);
  await compareEverybody(app);
}

async function suppress({ accountId }: Sendable, entries: readonly [kind: string, value: string][]): Promise<void> {
  const list = await app.insert('suppression_list', { account_id: accountId, name: 'Left' });
  for (const [kind, value] of entries)
    await app.sql('insert into suppression_entry (list_id, account_id, kind, value) values ($1, $2, $3, $4)', [
      list,
      accountId,
      kind,
      value,
    ]);
}

async function act({ launcher, productId }: Sendable, action: string, body = {}): Promise<void> {
  const answer = await app.as(launcher).post(`/api/v1/product/${productId}/${action}`, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  await app.runJobs();
}

/** The people in other spellings than they were suppressed in, beside `ann@plain.example`. */
const PEOPLE = [
  `a1@${U_LABEL}`,
  `a2@${A_LABEL}`,
  `a3@${U_LABEL}`,
  `a4@${A_LABEL}`,
  'a5@grün.example',
  'a6@sub.xn--bcher-kva.example',
];
const ENTRIES: [string, string][] = [
  ['sha256', digest('sha256', `a1@${A_LABEL}`)],
  ['sha256', digest('sha256', `a2@${U_LABEL}`)],
  ['md5', digest('md5', `a3@${A_LABEL}`)],
  ['md5', digest('md5', `a4@${U_LABEL}`)],
  ['domain', 'xn--grn-ioa.example'],
  ['domain', 'bücher.example'],
];

/** Sorted, because messages that are claimed together go out side by side. */
function mailed(): string[] {
  const all = app.mail.sent.map(({ to }) => to);
  return all.filter((to) => !to.startsWith('person') && to.endsWith('.example')).toSorted();
}

describe('a person whose domain has several spellings', () => {
  it('is left out of the send list by each kind of entry in the other spelling', async () => {
    const campaign = await sendableProduct(app, { members: 20, product: { volume_ordered: 14 } });
    await rename(campaign, PEOPLE);
    await suppress(campaign, ENTRIES);
    await act(campaign, 'launch');
    const { funnel } = (await app.as(campaign.launcher).get(`/api/v1/product/${campaign.productId}`)).body;
    expect(funnel).toMatchObject({ rows: 20, deliverable: 14, recipients: 14 });
  });

  it('is suppressed late, at the claim, by each kind of entry in the other spelling', async () => {
    const campaign = await sendableProduct(app, { members: 20, product: { volume_ordered: 20 } });
    await rename(campaign, [...PEOPLE, `stays@${U_LABEL}`]);
    await act(campaign, 'launch');
    await act(campaign, 'confirm');
    await suppress(campaign, ENTRIES);
    app.clock.advance(HOUR);
    await app.runJobs();
    const late = await app.sql<{ email: string }>(
      `select email from message where product_id = $1 and state = 'suppressed late' order by id`,
      [campaign.productId],
    );
    expect(late.map(({ email }) => email)).toEqual(PEOPLE);
    expect(mailed()).toEqual([`stays@${U_LABEL}`]);
  });

  it('is mailed once, also when the ledger has the other spelling or only its digest', async () => {
    const campaign = await sendableProduct(app, {
      members: 20,
      account: { send_rate_per_minute: 10 },
      product: { volume_ordered: 20 },
    });
    const [kept, erased] = [`kept@${U_LABEL}`, `erased@${U_LABEL}`];
    await rename(campaign, [kept, erased]);
    await act(campaign, 'launch');
    await act(campaign, 'confirm');
    const { secrets } = app.app.deps;
    for (const email of [kept, erased])
      await app.sql('update message set email_hmac = $3 where product_id = $1 and email = $2', [
        campaign.productId,
        email,
        secrets.digest('address', email),
      ]);
    app.clock.advance(HOUR);
    await app.runJobs();
    await act(campaign, 'abort', { reason: 'Wrong price' });
    expect(mailed()).toEqual([erased, kept]);
    await app.write({ kind: 'system', requestId: 'test' }, (tx) =>
      sql`select erase_person(${campaign.accountId}, ${erased}, ${secrets.digest('address', erased)})`.execute(tx),
    );
    await importAgain(campaign, [`kept@${A_LABEL}`, `erased@${A_LABEL}`]);
    app.mail.sent = [];
    await act(campaign, 'relaunch');
    const again = await app.sql<{ email: string }>(
      `select email from message where product_id = $1 and purpose = 'live' and state = 'queued' and email like '%@xn--%'`,
      [campaign.productId],
    );
    expect(again).toEqual([]);
    await act(campaign, 'confirm');
    app.clock.advance(HOUR);
    await app.runJobs();
    expect(mailed()).toEqual([]);
  });
});
