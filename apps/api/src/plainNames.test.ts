import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factories } from './testing/factories.ts';
import { databaseBefore, type TestDatabase } from './testing/database.ts';
import { testApp, type TestApp } from './testing/app.ts';
import { withOwner } from './testing/template.ts';
import { migrate } from './platform/database/migrate.ts';

const NAME = 'Boots\u202e 2027\u2028gnp';
const PLAIN = 'Boots 2027 gnp';

let app: TestApp;
let before: TestDatabase;
beforeAll(async () => {
  [app, before] = await Promise.all([testApp({ partial: true }), databaseBefore('0057')]);
});
afterAll(async () => {
  await app.close();
  await before.drop();
});

it('S29 refuses a name that turns the text after it, for every record, and names the field', async () => {
  const admin = app.as(await app.user({ superAdmin: true }));
  const account = await app.account();
  const advertiser = await app.advertiser(account);
  const order = { account_id: account, advertiser_id: advertiser };
  const state = { sort: [], filters: [], columns: { hidden: [], order: [], widths: [], pinned: [] } };
  const person = { first_name: 'Lane\u202d', last_name: 'B', email: 'lane@mailroom.test', role_id: 1 };
  const { id } = (await admin.post('/api/v1/orders', { ...order, name: 'Fine' })).body;
  for (const [method, url, body, field] of [
    ['post', '/api/v1/orders', { ...order, name: NAME }, 'name'],
    ['patch', `/api/v1/orders/${id}`, { po_number: 'PO\u20661' }, 'po_number'],
    ['post', '/api/v1/product', { order_id: id, product_name: NAME }, 'product_name'],
    ['post', '/api/v2/views', { list: 'listUsers', name: NAME, state }, 'name'],
    ['post', '/api/v2/users', person, 'first_name'],
  ] as const) {
    const answer = await admin[method](url, body);
    expect([url, answer.status]).toEqual([url, 422]);
    expect(Object.keys(answer.body.fields ?? { [field]: answer.body.message })).toEqual([field]);
    expect(answer.body.message).toMatch(/single line|reading direction/);
  }
});

it('takes the marks out of stored names, also where two names become one', async () => {
  await withOwner(before.ownerUrl, async (client) => {
    const {
      insert,
      account: addAccount,
      user: addUser,
      advertiser: addAdvertiser,
    } = factories(client as unknown as pg.Pool);
    const account = await addAccount({ name: NAME });
    const advertiser = await addAdvertiser(account, { advertiser_name: '\u202e' });
    const user = await addUser({ accounts: [account], firstName: NAME });
    const view = { user_id: user.id, list: 'listUsers', state: '{}' };
    await insert('saved_view', { ...view, name: PLAIN });
    await insert('saved_view', { ...view, name: NAME });
    await insert('saved_view', { ...view, name: 'Fine' });
    const creative = await insert('creative', {
      account_id: account,
      advertiser_id: advertiser,
      name: NAME,
      status: 'Draft',
      creative_type: 'html',
      reasons: JSON.stringify([{ text: `‘${NAME}’ is a draft` }]),
    });
    const label = { account_id: account, creative_id: creative };
    await insert('creative_label', { ...label, name: 'Holiday', key: 'holiday' });
    await insert('creative_label', { ...label, name: 'Holi\u2066day', key: 'holi\u2066day' });
    await insert('creative_label', { ...label, name: 'Sale\u202c', key: 'sale\u202c' });
  });
  await migrate({ ownerUrl: before.ownerUrl });
  await withOwner(before.ownerUrl, async (client) => {
    const rows = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
    expect(await rows('select name from account')).toEqual([PLAIN]);
    expect(await rows('select advertiser_name as name from advertiser')).toEqual(['Unnamed']);
    expect(await rows('select first_name as name from users')).toEqual([PLAIN]);
    expect(await rows('select name from creative')).toEqual([PLAIN]);
    expect(await rows(`select reasons -> 0 ->> 'text' as name from creative`)).toEqual([`‘${PLAIN}’ is a draft`]);
    expect(await rows('select name from saved_view order by id')).toEqual([PLAIN, `${PLAIN} 2`, 'Fine']);
    expect(await rows(`select name || ' ' || key as name from creative_label order by id`)).toEqual([
      'Holiday holiday',
      'Sale sale',
    ]);
  });
});
