import { once } from 'node:events';
import { createServer as createPage } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../../../../../.storybook/plays/chromium.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio } from '../../../testing/creatives.ts';

interface Canary {
  port: number;
  connections: number;
  server: Server;
}

/** Counts the connections to a port that no page may reach. */
async function canary(): Promise<Canary> {
  const server = createServer((socket) => {
    counted.connections += 1;
    socket.on('error', () => {});
    socket.end();
  });
  const counted: Canary = { port: 0, connections: 0, server };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  counted.port = (server.address() as AddressInfo).port;
  return counted;
}

/** Everything with which a page makes a browser connect before anybody clicks. */
function reachingOut(port: number): string {
  const host = `http://127.0.0.1:${port}`;
  const rels = [
    'preconnect',
    'dns-prefetch',
    'prefetch',
    'prerender',
    'preload',
    'modulepreload',
    'icon',
    'stylesheet',
  ];
  const more = ['shortcut icon', 'apple-touch-icon', 'pingback', 'manifest', 'PreConnect nofollow'];
  return [
    '<meta http-equiv="x-dns-prefetch-control" content="on">',
    ...[...rels, ...more].map((rel) => `<link rel="${rel}" href="${host}/${encodeURIComponent(rel)}" as="image">`),
    `<svg><image href="${host}/svg" /></svg><img srcset="${host}/set 2x" attributionsrc="${host}/source" alt="">`,
    `<video poster="${host}/poster" src="${host}/video"></video><a ping="${host}/ping" href="${host}/link">Read</a>`,
    `<div style="background: url(${host}/css)">x</div>`,
  ].join('\n');
}

/** Opens a page in a Chromium without Playwright's usual flags, which turn preconnecting off. Ends when it has loaded. */
async function visit(url: string): Promise<void> {
  const plain = ['--headless', '--no-sandbox', '--no-first-run', '--disable-gpu', '--remote-debugging-pipe'];
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    ignoreDefaultArgs: true,
    args: plain,
  });
  const page = await browser.newPage();
  await page.goto(url);
  await browser.close();
}

let app: TestApp;
let host: string;
const canaries: Canary[] = [];
beforeAll(async () => {
  app = await testApp({ partial: true });
  host = await app.app.creativeHost.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const { server } of canaries) server.close();
  await app.close();
});

it('S21 a preview reaches out to nobody when it is opened', async () => {
  const [control, forbidden] = [await canary(), await canary()];
  canaries.push(control, forbidden);
  const own = await studio(app);
  const { body } = await own.add({ html: goodHtml(reachingOut(forbidden.port)) });
  const preview = new URL((await app.as(own.anna).get(`/api/v1/creative/${body.id}`)).body.preview_url);
  const asUploaded = createPage((_request, reply) => {
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><head>${reachingOut(control.port)}</head><p>x</p>`);
  }).listen(0, '127.0.0.1');
  await once(asUploaded, 'listening');
  const { port } = asUploaded.address() as AddressInfo;
  await Promise.all([visit(`http://127.0.0.1:${port}/`), visit(`${host}${preview.pathname}${preview.search}`)]);
  asUploaded.close();
  // The same page as it was uploaded shows that this browser would connect.
  expect(control.connections).toBeGreaterThan(0);
  expect(forbidden.connections).toBe(0);
  const { body: html } = await app.app.creativeHost.inject({ url: `${preview.pathname}${preview.search}` });
  expect(html).toContain('Read');
  expect(html).not.toMatch(/<link|http-equiv|\sping=|attributionsrc/i);
});
