import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import type { TestUser } from '../testing/factories.ts';
import { smallOperations } from '../testing/smallContract.ts';
import { smallModule } from '../testing/smallModule.ts';

let app: TestApp;
let anna: TestUser;
let account: number;
let thing: number;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  account = await app.account();
  thing = await app.advertiser(account, { advertiser_name: 'Own' });
  anna = await app.user({
    accounts: [account],
    permissions: ['can_view_advertiser', 'can_add_advertiser', 'can_update_advertiser', 'can_delete_advertiser'],
  });
});
afterAll(() => app.close());

describe('texts', () => {
  const notPlain = 'Advertiser name can not contain control characters';

  it.each([
    ['NUL', 'a\0b', notPlain],
    ['an escape', 'a\x1b[2Jb', notPlain],
    ['half a surrogate pair', 'a\ud800b', notPlain],
    ['a line break', 'a\r\nBcc: eve@evil.test', 'Advertiser name must be a single line'],
  ])('S55 refuses %s in JSON with 422 and names the field', async (_name, text, message) => {
    const answer = await app.as(anna).patch(`/api/v1/thing/${thing}`, { advertiser_name: text });
    expect(answer).toMatchObject({ status: 422, body: { message, fields: { advertiser_name: message } } });
  });

  it('S55 refuses NUL in a form with 422 and names the field', async () => {
    const fields = { account_id: String(account), advertiser_name: 'a\0b' };
    const answer = await app.as(anna).form('POST', '/api/v1/thing/upload', { fields });
    expect(answer).toMatchObject({ status: 422, body: { fields: { advertiser_name: notPlain } } });
  });
});

it('says in the specification’s words that a field is too long', async () => {
  const advertiser_name = 'a'.repeat(201);
  const text = 'Advertiser name can not be greater than 200';
  const answer = await app.as(anna).patch(`/api/v1/thing/${thing}`, { advertiser_name });
  expect(answer).toMatchObject({ status: 422, body: { message: text, fields: { advertiser_name: text } } });
});

describe('forms', () => {
  it.each(['form-data', 'form-data; ', 'form-data; filename="x.png"', 'form-data; name=""', 'attachment'])(
    'S55 answers 400 to a part with the disposition %s, which gives no name',
    async (disposition) => {
      const type = 'multipart/form-data; boundary=part';
      const payload = `--part\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--part--\r\n`;
      const call = { method: 'POST' as const, url: '/api/v1/thing/upload', headers: { 'content-type': type }, payload };
      expect((await app.as(anna).raw(call)).status).toBe(400);
    },
  );
});

describe('whole numbers in addresses', () => {
  const spellings = (number: number) => [
    `0x${number.toString(16)}`,
    `${number}e0`,
    `%20${number}`,
    `${number}%20`,
    `%2B${number}`,
    `${number}.0`,
    `0b${number.toString(2)}`,
    '%EF%BC%91',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ];

  it('S30 reads the id of a path only in decimal digits', async () => {
    expect((await app.as(anna).get(`/api/v1/thing/${thing}`)).status).toBe(200);
    for (const id of spellings(thing)) {
      expect((await app.as(anna).get(`/api/v1/thing/${id}`)).status, id).toBe(400);
      expect((await app.as(anna).delete(`/api/v1/thing/${id}`)).status, id).toBe(400);
    }
    expect((await app.as(anna).get(`/api/v1/thing/${thing}`)).status).toBe(200);
  });

  it('S39 reads the numbers of a query only in decimal digits', async () => {
    for (const number of spellings(account)) {
      expect((await app.as(anna).get(`/api/v1/thing?account_id:eq=${number}`)).status, number).toBe(400);
      const two = `account_id:eq=${account}&account_id:eq=${number}`;
      expect((await app.as(anna).get(`/api/v1/thing?${two}`)).status, number).toBe(400);
      expect((await app.as(anna).get(`/api/v1/thing?limit=${number}`)).status, number).toBe(400);
    }
  });

  it('S39 refuses NUL in a query', async () => {
    expect((await app.as(anna).get('/api/v1/thing?search=a%00b')).status).toBe(400);
    expect((await app.as(anna).get('/api/v1/thing?advertiser_name:like=%00')).status).toBe(400);
  });
});
