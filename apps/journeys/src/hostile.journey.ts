import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { signIn, chooseAccount } from './signIn.ts';

/** An e-mail in which everything tries to run script, to navigate away, or to call home. */
function hostileMail(canary: string) {
  return `<!DOCTYPE html><html><head><title>Hostile</title>
<meta http-equiv="refresh" content="0;url=${canary}/refresh">
<base href="${canary}/base/">
<link rel="stylesheet" href="${canary}/link.css">
<style>@import url("${canary}/import.css"); body { background: url("${canary}/background.png"); }</style>
<script>window.name = 'ran'; fetch('${canary}/script');</script>
<script src="${canary}/src.js"></script></head>
<body onload="fetch('${canary}/onload')"><h1>Hostile mail</h1>
<img name="addEventListener" alt=""><img name="querySelectorAll" alt=""><p id="parent">Bait</p>
<img src="${canary}/pixel.png" onerror="fetch('${canary}/onerror')">
<svg onload="fetch('${canary}/svg')"><script>fetch('${canary}/svg-script')</script></svg>
<iframe srcdoc="<script>parent.name='ran';fetch('${canary}/srcdoc')</script>"></iframe>
<iframe src="${canary}/iframe"></iframe>
<object data="${canary}/object"></object><embed src="${canary}/embed">
<form action="${canary}/form" method="post"><input name="secret" autofocus onfocus="this.form.submit()"><button>Send</button></form>
<a id="away" href="javascript:fetch('${canary}/link')" target="_top">Leave</a>
<video src="${canary}/video.mp4" autoplay></video></body></html>`;
}

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

test('S21 S22 a hostile creative runs no script, navigates nowhere and sends no request', async ({
  page,
  context,
  product,
}) => {
  const canary = await startCanary();
  await signIn(page, product, 'robin@mailroom.example');
  await chooseAccount(page, 'Northlight Outdoor');
  await page.goto(`${product.url}/campaign-creatives/new`);
  await drop(page, 'HTML', 'hostile.html', hostileMail(canary.url));
  await page.waitForURL(/draft=\d+/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Hostile creative');
  await page.getByRole('combobox', { name: 'Advertiser' }).press('ArrowDown');
  await page.getByRole('option').first().click();
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

  // The editor's frame runs our script and nothing else: a click on the e-mail selects its tag and leads nowhere.
  // So wide that the e-mail is drawn in its own size: the browser's driver misses the elements of a frame that is drawn smaller.
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.goto(`${product.url}/campaign-creatives/${id}?tab=html`);
  const code = page.getByRole('textbox', { name: 'HTML of the e-mail' });
  await expect(code).toBeVisible();
  const mail = page.locator('iframe').contentFrame();
  // The rest of the e-mail moves once its last request is refused.
  await expect.poll(() => mail.locator('html').evaluate(() => document.readyState)).toBe('complete');
  await mail.getByText('Bait').click();
  await expect(code).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('p');
  await mail.getByText('Leave').click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('a');
  expect(page.url()).toBe(`${product.url}/campaign-creatives/${id}?tab=html`);
  expect(await page.evaluate(() => window.name)).toBe('');
  const inspected = (await page.locator('iframe').getAttribute('src')) ?? '';
  const inspectedTab = await context.newPage();
  await inspectedTab.goto(inspected);
  await inspectedTab.getByText('Leave').click();
  expect(inspectedTab.url()).toBe(inspected);
  expect(await inspectedTab.evaluate(() => [self.origin, window.name])).toEqual(['null', '']);
  await inspectedTab.close();

  // Opens the preview's address directly, as somebody with its ticket could.
  const directTab = await context.newPage();
  const address = (await frame.getAttribute('src')) ?? '';
  const answer = await directTab.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain('sandbox');
  await expect(directTab.getByRole('heading', { name: 'Hostile mail' })).toBeVisible();
  // The page's own script is off, but the debugger can evaluate which origin the document has.
  expect(await directTab.evaluate(() => self.origin)).toBe('null');
  expect(await directTab.evaluate(() => window.name)).toBe('');
  await directTab.getByText('Leave').click();
  expect(directTab.url()).toBe(address);
  expect(context.pages()).toHaveLength(2);
  expect(canary.calls).toEqual([]);
  await canary.stop();
});
