import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drop } from './fields.ts';
import { expect, test } from './journey.ts';
import { signIn, workFor } from './signIn.ts';

/** Everything in it tries to run, to lead away, or to call home. */
const hostileMail = (canary: string) => `<!DOCTYPE html><html><head><title>Hostile</title>
<meta http-equiv="refresh" content="0;url=${canary}/refresh">
<base href="${canary}/base/">
<link rel="stylesheet" href="${canary}/link.css">
<style>@import url("${canary}/import.css"); body { background: url("${canary}/background.png"); }</style>
<script>window.name = 'ran'; fetch('${canary}/script');</script>
<script src="${canary}/src.js"></script></head>
<body onload="fetch('${canary}/onload')"><h1>Hostile mail</h1>
<img src="${canary}/pixel.png" onerror="fetch('${canary}/onerror')">
<svg onload="fetch('${canary}/svg')"><script>fetch('${canary}/svg-script')</script></svg>
<iframe srcdoc="<script>parent.name='ran';fetch('${canary}/srcdoc')</script>"></iframe>
<iframe src="${canary}/iframe"></iframe>
<object data="${canary}/object"></object><embed src="${canary}/embed">
<form action="${canary}/form" method="post"><input name="secret" autofocus onfocus="this.form.submit()"><button>Send</button></form>
<a id="away" href="javascript:fetch('${canary}/link')" target="_top">Leave</a>
<video src="${canary}/video.mp4" autoplay></video></body></html>`;

async function startCanary() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () => new Promise((done) => server.close(done)),
  };
}

test('S21 S22 a hostile creative runs nothing, leads nowhere and calls nobody', async ({ page, context, product }) => {
  const canary = await startCanary();
  await signIn(page, product, 'robin@mailroom.example');
  await workFor(page, 'Northlight Outdoor');
  await page.goto(`${product.url}/campaign-creatives/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Hostile creative');
  await page.getByRole('combobox', { name: 'Advertiser' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await drop(page, 'HTML', 'hostile.html', hostileMail(canary.url));
  await page.getByRole('button', { name: 'Add and check creative' }).click();
  await expect(page.getByRole('heading', { name: 'Hostile creative', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Error - Invalid Creative', { exact: true }).first()).toBeVisible();
  const id = /\/campaign-creatives\/(\d+)/.exec(page.url())?.[1];

  await page.goto(`${product.url}/preview-html/${id}`);
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Hostile mail' })).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', '');
  expect(page.url()).toBe(`${product.url}/preview-html/${id}`);
  expect(await page.evaluate(() => window.name)).toBe('');

  // Its address, opened alone by somebody who has its ticket.
  const alone = await context.newPage();
  const address = (await frame.getAttribute('src')) ?? '';
  const answer = await alone.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain('sandbox');
  await expect(alone.getByRole('heading', { name: 'Hostile mail' })).toBeVisible();
  // Script of the page is off; what a debugger may still evaluate tells whose the document is.
  expect(await alone.evaluate(() => self.origin)).toBe('null');
  expect(await alone.evaluate(() => window.name)).toBe('');
  await alone.getByText('Leave').click();
  expect(alone.url()).toBe(address);
  expect(context.pages()).toHaveLength(2);
  expect(canary.calls).toEqual([]);
  await canary.stop();
});
