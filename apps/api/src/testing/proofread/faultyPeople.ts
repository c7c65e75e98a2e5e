import { Readable } from 'node:stream';
import type { TestApp } from '../app.ts';
import type { TestResponse } from '../client.ts';
import { sendableProduct, type Sendable } from '../launches.ts';
import { launchIdOf } from '../sending.ts';

/** Just below what Gmail shows, so that one long value makes it too much. */
const FILLER = '<p>Winter is near, and the roads are wet.</p>'.repeat(2_250);

const PROOFREAD_HTML = `<html lang="en"><head><title>Winter</title></head><body>
<p>Hello <b>{{first_name}}</b>, dear {{last_name|friend}} of {{company|your town}}.</p><p>{{custom.note|Welcome}}</p>
<a href="https://shop.example/slot?store={{custom.store_id}}">Book a slot</a> <a href="{{custom.page}}">Your page</a>
${FILLER}
<p>Northlight, 1 Harbour Road</p><a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;

const TEXT = `Hello {{first_name}}, dear {{last_name|friend}} of {{company|your town}}. {{custom.note|Welcome}}
Book: https://shop.example/slot?store={{custom.store_id}}
Unsubscribe: {{unsubscribe_url}}`;

/** Right in every script, and easily taken for faults. */
const FIRST = [
  'Ann',
  'Ng',
  'José',
  'Ñuñez',
  'محمد',
  'श्री',
  '灯台',
  'Jean-Luc',
  'Null',
  'Ø',
  'Жанна',
  'ابن‌سینا',
  'Test',
];
const LAST = [
  "O'Brien",
  'van der Berg',
  'Null',
  'D’Angelo',
  'AlSayed',
  'Đorđević',
  'ÂNGELO',
  'JOÃO',
  'Li',
  'Nguyễn',
  '김',
];
const COMPANY = [
  'R&D Ltd',
  'AT&T',
  'M&M Söhne',
  '3M',
  'I <3 shoes',
  '株式会社灯台',
  '50% Off Inc.',
  'A–Z',
  '',
  'Café »',
];

function quoted(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;
}

interface Fault {
  line: number;
  kind: string;
  place: string;
  field: string | null;
  set: string;
}

/** Twelve faults: one of each kind, and a second mail of one. `set` says what is wrong with the member. */
export const TWELVE: readonly Fault[] = [
  { line: 17, kind: 'empty_field', place: 'body', field: 'first_name', set: 'first_name = null' },
  { line: 903, kind: 'empty_field', place: 'body', field: 'first_name', set: `first_name = ' '` },
  { line: 81, kind: 'empty_subject', place: 'subject', field: 'custom.headline', set: `custom = custom - 'headline'` },
  { line: 144, kind: 'merge_syntax', place: 'body', field: 'first_name', set: `first_name = '{{first_name}}'` },
  { line: 233, kind: 'broken_link', place: 'link', field: 'custom.store_id', set: `custom = custom - 'store_id'` },
  {
    line: 377,
    kind: 'foreign_link',
    place: 'link',
    field: 'custom.page',
    set: `custom = custom || '{"page":"javascript:alert(1)"}'`,
  },
  { line: 411, kind: 'markup', place: 'body', field: 'company', set: `company = 'Marks &amp; Spencer'` },
  { line: 520, kind: 'garbled', place: 'body', field: 'last_name', set: `last_name = 'MÃ¼ller'` },
  { line: 555, kind: 'placeholder', place: 'body', field: 'company', set: `company = 'N/A'` },
  { line: 610, kind: 'invisible', place: 'body', field: 'first_name', set: `first_name = 'An' || chr(8203) || 'n'` },
  { line: 777, kind: 'too_long', place: 'body', field: 'last_name', set: `last_name = repeat('x', 61)` },
  {
    line: 848,
    kind: 'clipped',
    place: 'whole',
    field: null,
    set: `custom = custom || jsonb_build_object('note', repeat('so many words ', 400))`,
  },
];

interface Given {
  people?: number;
  faults?: readonly Fault[];
  testSeeds?: string[];
}

/** A product whose people are right but for the given faults. It can be launched. */
export async function faultyProduct(
  app: TestApp,
  { people = 1_000, faults = TWELVE, testSeeds }: Given = {},
): Promise<Sendable> {
  const campaign = await sendableProduct(app, {
    members: people,
    product: { volume_ordered: people },
    ...(testSeeds && { testSeeds }),
  });
  await app.app.deps.store.write(`campaign-${campaign.creativeId}`, Readable.from([PROOFREAD_HTML]));
  await app.sql('update creative_revision set subject = $2, text_part = $3 where id = $1', [
    campaign.revisionId,
    '{{custom.headline}}',
    TEXT,
  ]);
  await app.sql(
    `update audience_member set first_name = (${quoted(FIRST)})[1 + line % ${FIRST.length}], last_name = (${quoted(LAST)})[1 + line % ${LAST.length}],
            company = (${quoted(COMPANY)})[1 + line % ${COMPANY.length}],
            custom = jsonb_build_object('headline', 'Winter ' || line, 'store_id', line::text, 'page', 'https://shop.example/p/' || line)
      where version_id = $1`,
    [campaign.versionId],
  );
  for (const { line, set } of faults)
    await app.sql(`update audience_member set ${set} where version_id = $1 and line = $2`, [campaign.versionId, line]);
  return campaign;
}

/** The proofreading of a product's newest launch, as its people call it. */
export async function proofreading(app: TestApp, campaign: Sendable) {
  const url = `/api/v2/launch/${await launchIdOf(app, campaign)}/proofread`;
  const as = app.as(campaign.launcher);
  const get = () => as.get(url);
  return {
    url,
    get,
    mails: (faultId: number) => as.get(`${url}/${faultId}/mails`),
    text: (messageId: number) => as.get(`${url}/mail/${messageId}`),
    /** Decides about the only fault of a kind. */
    async decide(kind: string, body: object): Promise<TestResponse> {
      const fault = (await get()).body.faults.find((one: { kind: string }) => one.kind === kind);
      return as.put(`${url}/${fault?.id}`, body);
    },
  };
}

/** The same, launched and built. */
export async function waitingFaulty(app: TestApp, given: Given = {}) {
  const campaign = await faultyProduct(app, given);
  const { status, text } = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
  if (status !== 202) throw new Error(`launch: ${status} ${text}`);
  await app.runJobs();
  return { campaign, read: await proofreading(app, campaign) };
}

/** Accepts all that the proofreading found, so that a test of something else can send. */
export async function acceptFaults(app: TestApp, campaign: Sendable): Promise<void> {
  const { get, url } = await proofreading(app, campaign);
  for (const { id } of (await get()).body.faults) {
    const { status, text } = await app
      .as(campaign.launcher)
      .put(`${url}/${id}`, { choice: 'accept', reason: 'Meant so' });
    if (status !== 200) throw new Error(`accept: ${status} ${text}`);
  }
}
