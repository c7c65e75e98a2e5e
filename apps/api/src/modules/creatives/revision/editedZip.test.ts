import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio } from '../../../testing/creatives.ts';
import { zip } from '../../../testing/zip.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('keeps the images of a ZIP when its HTML is edited', async () => {
  const own = await studio(app);
  const html = goodHtml('<img src="img/hat.png" alt="Hat">');
  const content = zip([
    { name: 'index.html', bytes: Buffer.from(html) },
    { name: 'img/hat.png', bytes: PNG },
  ]);
  const { body } = await own.add({ files: { creative_html: { name: 'mail.zip', content } } });
  await app.runJobs();
  const edited = html.replace('Spring is here', 'Summer is here');
  const saved = await app.as(own.anna).form('PATCH', `/api/v1/creative/${body.id}`, {
    files: { creative_html: { name: 'index.html', type: 'text/html', content: edited } },
  });
  expect(saved.body.revision).toBe(2);
  await app.runJobs();
  const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
  const { pathname, search } = new URL(creative.preview_url);
  const page = await app.app.creativeHost.inject({ url: `${pathname}${search}` });
  expect(page.body).toContain('Summer is here');
  expect(page.body).toMatch(/src="[^"]+\/image\/\d+[^"]*" alt="Hat"/);
});
