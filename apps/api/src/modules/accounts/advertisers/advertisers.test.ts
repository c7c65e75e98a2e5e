import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let mine: number;
let foreign: number;
let keeper: TestUser;
let vertical: number;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account({ name: 'Northlight Outdoor' });
  foreign = await app.account({ name: 'Halden Savings' });
  keeper = await app.user({
    accounts: [mine],
    permissions: [
      'can_view_advertiser',
      'can_add_advertiser',
      'can_update_advertiser',
      'can_delete_advertiser',
      'can_upload_file',
    ],
  });
  vertical = await app.vertical({ name: 'Culture' });
});
afterAll(() => app.close());

it('adds, edits and deletes an advertiser with its files', async () => {
  const made = await app.as(keeper).form('POST', '/api/v1/advertiser', {
    fields: {
      account_id: String(mine),
      advertiser_name: 'Kestrel Museum',
      vertical_id: String(vertical),
      website: 'https://kestrel.example/',
    },
    files: { advertiser_test_csv: { name: 'seeds.csv', type: 'text/csv', content: 'email\nproof@seeds.example\n' } },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    advertiser_name: 'Kestrel Museum',
    vertical: { name: 'Culture' },
    test_seeds: { name: 'seeds.csv' },
    banner: null,
  });
  const edited = await app.as(keeper).form('PATCH', `/api/v1/advertiser/${made.body.id}`, { fields: { website: '' } });
  expect(edited.body.website).toBeNull();
  expect((await app.as(keeper).get('/api/v1/advertiser?advertiser_name:like=kestrel')).body.total_rows).toBe(1);
  expect(
    (await app.as(keeper).form('PATCH', `/api/v1/advertiser/${made.body.id}`, { fields: { website: 'nowhere' } }))
      .status,
  ).toBe(422);
  expect((await app.as(keeper).delete(`/api/v1/advertiser/${made.body.id}`)).status).toBe(204);
});

it('replaces and removes the files of an advertiser', async () => {
  const csv = (content: string) => ({ name: 'seeds.csv', type: 'text/csv', content });
  const made = await app.as(keeper).form('POST', '/api/v1/advertiser', {
    fields: { account_id: String(mine), advertiser_name: 'Fernwick', vertical_id: String(vertical) },
    files: {
      advertiser_banner: { name: 'banner.png', type: 'image/png', content: png },
      advertiser_test_csv: csv('email\none@seeds.example\n'),
      advertiser_live_csv: csv('email\nlive@seeds.example\n'),
    },
  });
  const url = `/api/v1/advertiser/${made.body.id}`;
  const states = async (kind: string) =>
    (await app.sql<{ state: string }>('select state from file where kind = $1 order by id', [kind])).map(
      ({ state }) => state,
    );
  const before = await states('advertiser_test_csv');
  const replaced = await app.as(keeper).form('PATCH', url, {
    fields: { advertiser_banner: '', advertiser_live_csv: '' },
    files: { advertiser_test_csv: csv('email\ntwo@seeds.example\n') },
  });
  expect(replaced.body).toMatchObject({ banner: null, live_seeds: null, test_seeds: { name: 'seeds.csv' } });
  expect(await states('advertiser_banner')).toEqual(['doomed']);
  expect(await states('advertiser_live_csv')).toEqual(['doomed']);
  expect(await states('advertiser_test_csv')).toEqual([...before.slice(0, -1), 'doomed', 'kept']);
  expect((await app.as(keeper).delete(url)).status).toBe(204);
  expect(await states('advertiser_test_csv')).toEqual([...before.slice(0, -1), 'doomed', 'doomed']);
});

it('says where an advertiser is used instead of deleting it', async () => {
  const advertiser = await app.advertiser(mine);
  const parts = { account_id: mine, advertiser_id: advertiser };
  await app.insert('creative', { ...parts, name: 'Autumn sale', creative_type: 'html' });
  await app.insert('orders', { ...parts, name: 'Autumn order' });
  const refused = await app.as(keeper).delete(`/api/v1/advertiser/${advertiser}`);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    {
      message: 'In use',
      children: [
        { object: 'Autumn sale', message: 'uses this advertiser' },
        { object: 'Autumn order', message: 'uses this advertiser' },
      ],
    },
  ]);
});

it('S03 refuses an advertiser for an account out of reach and leaves no file behind', async () => {
  const before = await app.sql(`select from file where state <> 'doomed'`);
  const answer = await app.as(keeper).form('POST', '/api/v1/advertiser', {
    fields: { account_id: String(foreign), advertiser_name: 'X', vertical_id: String(vertical) },
    files: { advertiser_test_csv: { name: 'seeds.csv', type: 'text/csv', content: 'email\n' } },
  });
  expect(answer.status).toBe(404);
  expect(await app.sql(`select from file where state <> 'doomed'`)).toHaveLength(before.length);
});
