import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { sentProduct, waitingProduct, type Sendable } from '../../../testing/launches.ts';
import { askTracking, trackedIn } from '../../../testing/responses/tracked.ts';

let app: TestApp;
let campaign: Sendable;
beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await sentProduct(app);
});
afterAll(() => app.close());

type Method = 'GET' | 'HEAD' | 'POST';

function ask(url: string, method: Method = 'GET', payload?: string) {
  return askTracking(app, url, { method, ...(payload !== undefined && { payload }) });
}

function mailTo(to: string) {
  return trackedIn(app, to);
}

async function tracked() {
  const [day] = await app.sql(
    `select delivered, opens, unique_opens, clicks, unique_clicks, unsubscribes from product_response where product_id = $1`,
    [campaign.productId],
  );
  return day;
}

beforeEach(async () => {
  await app.sql('delete from response');
  await app.sql('delete from product_link_response');
  await app.sql(
    'update product_response set opens = 0, unique_opens = 0, clicks = 0, unique_clicks = 0, unsubscribes = 0',
  );
});

describe('an open', () => {
  it('counts each time, and a person once, also when they come at the same moment', async () => {
    const { open } = mailTo('person4@mailroom.test');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(open)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(answers[0]?.headers['content-type']).toBe('image/gif');
    expect(await tracked()).toMatchObject({ opens: 8, unique_opens: 1 });
  });

  it('answers a forged token with the same picture, and counts nothing', async () => {
    const { open } = mailTo('person4@mailroom.test');
    const real = await ask(open);
    await app.sql('update product_response set opens = 0, unique_opens = 0');
    for (const forged of ['/o/x.gif', open.replace(/..\.gif$/, 'xx.gif'), '/o/k1.bm8.gif', '/o/k1.bm8.bm8.gif']) {
      const answer = await ask(forged);
      expect([answer.statusCode, answer.body]).toEqual([real.statusCode, real.body]);
    }
    expect(await tracked()).toMatchObject({ opens: 0 });
  });

  it('answers a HEAD like a GET, and counts nothing', async () => {
    const { open } = mailTo('person4@mailroom.test');
    const answer = await ask(open, 'HEAD');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/gif', '']);
    expect(await tracked()).toMatchObject({ opens: 0 });
  });

  it('counts nothing for seeds and proofs', async () => {
    await ask(mailTo('seed@mailroom.test').open);
    await ask(mailTo('proof@mailroom.test').open);
    await ask(mailTo('proof@mailroom.test').clicks[0] ?? '');
    expect(await tracked()).toMatchObject({ opens: 0, clicks: 0 });
  });
});

describe('a click', () => {
  it('leads to the frozen link and counts by link and by person', async () => {
    const { clicks } = mailTo('person5@mailroom.test');
    const [tyres = '', chains = ''] = clicks;
    const first = await ask(tyres);
    expect([first.statusCode, first.headers.location]).toEqual([302, 'https://shop.example/tyres']);
    app.clock.advance(1000);
    await Promise.all([ask(chains), ask(chains)]);
    app.clock.advance(1000);
    await ask(tyres);
    app.clock.advance(1000);
    expect((await ask(chains)).headers.location).toBe('https://shop.example/chains?size=4&x=1');
    expect(await tracked()).toMatchObject({ clicks: 5, unique_clicks: 1 });
    const links = await app.sql(
      'select l.position, r.clicks, r.unique_clicks from product_link_response r join launch_link l on l.id = r.link_id order by 1',
    );
    expect(links).toEqual([
      { position: 1, clicks: 2, unique_clicks: 1 },
      { position: 2, clicks: 3, unique_clicks: 1 },
    ]);
  });

  it('goes nowhere for a forged token or another launch’s link', async () => {
    const [tyres = ''] = mailTo('person5@mailroom.test').clicks;
    const { productId } = await waitingProduct(app, { accountId: campaign.accountId });
    const [link] = await app.sql<{ id: number }>('select min(id) as id from launch_link where product_id = $1', [
      productId,
    ]);
    const [message] = await app.sql<{ id: number }>(
      `select id from message where email = 'person5@mailroom.test' order by id limit 1`,
    );
    const token = app.app.deps.secrets.sign('tracking', {
      a: campaign.accountId,
      m: message?.id ?? 0,
      l: link?.id ?? 0,
    });
    for (const url of [
      `/c/${token}`,
      '/c/nothing',
      tyres.replace(/.{8}$/, 'xxxxxxxx'),
      `${tyres}?to=https://evil.example`,
    ]) {
      const answer = await ask(url);
      if (url.includes('?to=')) expect(answer.headers.location).toBe('https://shop.example/tyres');
      else expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    }
  });

  it('tells a HEAD where it leads and counts nobody', async () => {
    const [tyres = ''] = mailTo('person6@mailroom.test').clicks;
    expect((await ask(tyres, 'HEAD')).headers.location).toBe('https://shop.example/tyres');
    expect(await tracked()).toMatchObject({ clicks: 0 });
  });
});

describe('an unsubscribe', () => {
  const suppressed = () =>
    app.sql<{ value: string }>(
      `select e.value from suppression_entry e join suppression_list l on l.id = e.list_id where l.is_builtin and l.account_id = $1`,
      [campaign.accountId],
    );

  it('asks on GET and changes nothing', async () => {
    const answer = await ask(mailTo('person7@mailroom.test').unsubscribe);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<button type="submit">Unsubscribe</button>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await suppressed()).toEqual([]);
  });

  it('takes RFC 8058’s one click: suppressed once, counted once', async () => {
    const { unsubscribe } = mailTo('person7@mailroom.test');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(unsubscribe, 'POST', 'List-Unsubscribe=One-Click')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [hash] = await app.sql<{ hex: string }>(
      `select encode(sha256(convert_to('person7@mailroom.test', 'utf8')), 'hex') as hex`,
    );
    expect(await suppressed()).toEqual([{ value: hash?.hex }]);
    expect(await tracked()).toMatchObject({ unsubscribes: 1 });
  });

  it('answers a forged token like a real one', async () => {
    const { unsubscribe } = mailTo('person8@mailroom.test');
    const before = await suppressed();
    const forged = unsubscribe.replace(/.{8}$/, 'xxxxxxxx');
    expect((await ask(forged)).body).toBe((await ask(unsubscribe)).body);
    const [real, fake] = [await ask(unsubscribe, 'POST', ''), await ask(forged, 'POST', '')];
    expect([fake.statusCode, fake.body]).toEqual([real.statusCode, real.body]);
    expect(await suppressed()).toHaveLength(before.length + 1);
  });

  it('says that nothing happened when its key is unknown', async () => {
    const before = await suppressed();
    const { unsubscribe } = mailTo('person8@mailroom.test');
    for (const link of [unsubscribe.replace('/u/k1.', '/u/k9.'), unsubscribe.replace(/\/u\/.*/, '/u/nothing')]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await ask(link, method, '');
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('Your address was not taken off the list');
        expect(answer.body).not.toContain('You are unsubscribed');
      }
    }
    expect(await suppressed()).toEqual(before);
  });
});

it('S43 leaves placeholders of other systems as they are, and none of the server’s secrets gets out', async () => {
  const secret = app.app.deps.settings.secretKeys[0]?.key.toString('base64') ?? 'none';
  expect(app.mail.sent.length).toBeGreaterThan(100);
  for (const message of app.mail.sent) {
    expect(message.html).toContain('<p>{{env}} ${SECRET_KEYS} %secret%</p>');
    expect(JSON.stringify(message)).not.toContain(secret);
  }
});
