import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';

let app: TestApp;
let own: Studio;
let id: number;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  const images = Array.from({ length: 13 }, (_, at) => `<img src="https://x.test/${at}.png" width="60" height="40">`);
  id = (await own.add({ html: goodHtml(images.join('\n')) })).body.id;
  await app.runJobs();
});
afterAll(() => app.close());

function findings(query = '', user = own.anna) {
  return app.as(user).get(`/api/v1/creative/${id}/findings${query}`);
}

async function ids(query = ''): Promise<number[]> {
  const { status, body } = await findings(query);
  expect(status).toBe(200);
  return (body.objects as { id: number }[]).map((finding) => finding.id);
}

it('come whole without a page, and otherwise a page at a time, in one order', async () => {
  const { body } = await findings();
  const all = await ids();
  expect(all.length).toBeGreaterThanOrEqual(13);
  expect(body.total_rows).toBe(all.length);
  expect(await ids('?start=1&limit=5')).toEqual(all.slice(0, 5));
  expect(await ids('?start=2&count=5')).toEqual(all.slice(5, 10));
  expect(await ids('?skip=7&limit=100')).toEqual(all.slice(7));
  // As in every other list, a page has ten rows.
  expect(await ids('?start=1')).toEqual(all.slice(0, 10));
  expect(await ids('?skip=9000')).toEqual([]);
  expect((await findings('?skip=7&limit=2')).body.total_rows).toBe(all.length);
});

it.each(['?start=0', '?limit=101', '?limit=0', '?skip=-1', '?skip=1&start=1', '?limit=many', '?page=1'])(
  'refuse the page %s',
  async (query) => {
    expect((await findings(query)).status).toBe(400);
  },
);

it('of another account are not found, by page either', async () => {
  const stranger = await studio(app);
  expect((await findings('?start=1&limit=5', stranger.anna)).status).toBe(404);
});
