import PostalMime, { type Email } from 'postal-mime';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { sendableProduct, type Sendable } from '../../../testing/launches.ts';
import type { Relay } from '../../../testing/relay.ts';
import { acceptFaults } from '../../../testing/proofread/faultyPeople.ts';
import { askTracking } from '../../../testing/responses/tracked.ts';
import { appWithRelay, passHour } from '../../../testing/sending.ts';

const SHOP = 'https://shop.example';
const LINKS = [
  { url: `${SHOP}/tyres?u={{email}}&n={{first_name|friend}}`, kind: 'web' },
  { url: `${SHOP}/{{custom.city}}/map`, kind: 'merge' },
  { url: 'https://{{custom.city}}.example/', kind: 'merge' },
  { url: `${SHOP}/łódź/靴?q=“größe”`, kind: 'web' },
  { url: '{{unsubscribe_url}}', kind: 'unsubscribe' },
];
const HTML = `<html><body>${LINKS.map(({ url }) => `<a href="${url.replace('&', '&amp;')}">Go</a>`).join(' ')}
<p title="{{first_name}}">Dear {{first_name}}, 1 Harbour Road</p></body></html>`;
const TEXT = `Dear {{first_name}}, see ${LINKS[0]?.url} or write to {{email}}.`;
const PLUS = 'plus+tag@mailroom.test';

let app: TestApp;
let relay: Relay;
let campaign: Sendable;
let mail: Email;

beforeAll(async () => {
  ({ app, relay } = await appWithRelay());
  campaign = await sendableProduct(app, { members: 3, product: { volume_ordered: 3 } });
  const { accountId, creativeId, revisionId, versionId, productId } = campaign;
  await app.app.deps.store.write(`campaign-${creativeId}`, Readable.from([HTML]));
  await app.sql('update creative_revision set text_part = $2 where id = $1', [revisionId, TEXT]);
  await app.sql('delete from creative_link where revision_id = $1', [revisionId]);
  for (const [at, { url, kind }] of LINKS.entries()) {
    const link = { account_id: accountId, creative_id: creativeId, revision_id: revisionId, position: at + 1 };
    await app.insert('creative_link', { ...link, text: 'Go', url, kind });
  }
  await app.sql('update sender_profile set from_email = $2, unsubscribe_email = $3 where account_id = $1', [
    accountId,
    'news@grün.example',
    'leave+list?@north.example',
  ]);
  await app.sql(
    `update audience_member set email = $2, first_name = 'Zoë & "Co"', custom = '{"city": "São Paulo/../x"}'
      where version_id = $1 and line = (select min(line) from audience_member where version_id = $1)`,
    [versionId, PLUS],
  );
  const as = app.as(campaign.launcher);
  await as.post(`/api/v1/product/${productId}/launch`, {});
  await app.runJobs();
  // One of its links leads nowhere for such a city.
  await acceptFaults(app, campaign);
  await as.post(`/api/v1/product/${productId}/confirm`, {});
  await passHour(app);
  mail = await PostalMime.parse(relay.received.find(({ to }) => to === PLUS)?.raw ?? '');
});
afterAll(async () => {
  await app.close();
  await relay.close();
});

function targets(): string[] {
  return [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

function header(name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

async function follow(url: string) {
  // A person takes their time; who follows all links within a second is a machine.
  app.clock.advance(1000);
  const answer = await askTracking(app, new URL(url).pathname);
  return [answer.statusCode, answer.headers.location];
}

describe('the mail that people get', () => {
  it('counts links with merge fields, which lead on with the person’s own values', async () => {
    const [tyres = '', map = '', foreign = '', letters = '', leave = ''] = targets();
    expect(await follow(tyres)).toEqual([
      302,
      `${SHOP}/tyres?u=plus%2Btag%40mailroom.test&n=Zo%C3%AB%20%26%20%22Co%22`,
    ]);
    expect(await follow(map)).toEqual([302, `${SHOP}/S%C3%A3o%20Paulo%2F..%2Fx/map`]);
    expect(await follow(letters)).toEqual([
      302,
      `${SHOP}/%C5%82%C3%B3d%C5%BA/%E9%9D%B4?q=%E2%80%9Cgr%C3%B6%C3%9Fe%E2%80%9D`,
    ]);
    // A host made of a value is not counted: our own address would lead wherever a row of the audience says.
    expect(foreign).toBe('https://S%C3%A3o%20Paulo%2F..%2Fx.example/');
    expect(leave).toContain('/u/');
    const links = await app.sql<{ position: number; clicks: number }>(
      `select l.position, coalesce(r.clicks, 0)::int as clicks from launch_link l
        left join product_link_response r on r.link_id = l.id where l.product_id = $1 order by 1`,
      [campaign.productId],
    );
    expect(links).toEqual([
      { position: 1, clicks: 1 },
      { position: 2, clicks: 1 },
      { position: 4, clicks: 1 },
    ]);
  });

  it('holds values encoded for where they are', () => {
    expect(mail.html).toContain(
      '<p title="Zoë &amp; &quot;Co&quot;">Dear Zoë &amp; &quot;Co&quot;, 1 Harbour Road</p>',
    );
    expect(mail.text?.trim()).toBe(
      `Dear Zoë & "Co", see ${SHOP}/tyres?u=plus%2Btag%40mailroom.test&n=Zo%C3%AB%20%26%20%22Co%22 or write to ${PLUS}.`,
    );
  });

  it('names its list, and lets people leave it by link and by mail', () => {
    expect(header('list-id')).toBe(`<account-${campaign.accountId}.xn--grn-ioa.example>`);
    const [, link, mailbox] =
      /^<(http[^>]+\/u\/[^>]+)>, <(mailto:[^>]+)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    expect(targets()).toContain(link);
    expect(mailbox).toBe('mailto:leave%2Blist%3F@north.example?subject=unsubscribe');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});
