import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { complaintsOf, openChromium } from './consumerPage.ts';
import { readmeFiles } from './readmeFiles.ts';
import { startServerApp, type ServerApp } from './serverApp.ts';

const folder = join(inject('outside'), 'server-app');
const readme = readmeFiles('design-system');
/** The example of every export that the package's own conformance test renders, here from the tarball. */
const samples = readFileSync(join(root, 'packages/design-system/src/conformance.samples.tsx'), 'utf8').replaceAll(
  "'./index.ts'",
  "'@mailroom/design-system'",
);

const APP = `
import { DesignProvider, Heading } from '@mailroom/design-system';
import { SAMPLES } from './samples.tsx';
import { NewOrder } from './NewOrder.tsx';
import { Orders } from './Orders.tsx';

export function App() {
  return (
    <DesignProvider>
      <Orders />
      <NewOrder />
      {Object.entries(SAMPLES).map(([name, sample]) => (
        <section key={name} data-sample={name}>
          <Heading level={2}>{name}</Heading>
          {sample({ className: 'of-mine', 'data-asked': name, ref: () => undefined })}
        </section>
      ))}
    </DesignProvider>
  );
}
`;
const CLIENT = `
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
hydrateRoot(document.getElementById('root')!, <App />, {
  onRecoverableError: (error) => console.error('recovered', error),
});
requestIdleCallback(() => { document.documentElement.dataset['alive'] = 'yes'; });
`;
const SERVER = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
const file = (name: string) => readFileSync(new URL('../client/' + name, import.meta.url));
const listening = createServer((request, response) => {
  if (request.url?.startsWith('/assets/')) {
    response.setHeader('Content-Type', request.url.endsWith('.css') ? 'text/css' : 'text/javascript');
    return response.end(file(request.url.slice(1)));
  }
  if (request.url !== '/') return response.writeHead(204).end();
  const sheet = new ServerStyleSheet();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.write('<!doctype html><html lang="en"><title>Samples</title><script type="module" async src="/assets/client.js"></script><div id="root">');
  const stream = renderToPipeableStream(sheet.collectStyles(<App />), {
    onAllReady() {
      const styled = sheet.interleaveWithNodeStream(stream);
      styled.on('end', () => response.end('</div></html>'));
      styled.pipe(response, { end: false });
    },
    onError: (error) => console.error(error),
  });
}).listen(0, '127.0.0.1', () => console.log('port ' + (listening.address() as { port: number }).port));
`;

let app: ServerApp;
let browser: Browser;

beforeAll(async () => {
  app = await startServerApp(folder, {
    'App.tsx': APP,
    'client.tsx': CLIENT,
    'server.tsx': SERVER,
    'samples.tsx': samples,
    'Orders.tsx': readme['src/Orders.tsx'] ?? '',
    'NewOrder.tsx': readme['src/NewOrder.tsx'] ?? '',
  });
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  app?.stop();
});

it('sends every component with its styles, so that it can be read before any script has run', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(app.url);
  expect(await page.getByRole('rowheader').first().textContent()).toBe('Wave 1');
  const names = await page.locator('[data-sample]').count();
  expect(names).toBeGreaterThan(60);
  const button = page.locator('[data-sample="Button"] button');
  expect(await button.evaluate((element) => getComputedStyle(element).display)).toContain('flex');
  expect(app.complaints()).toBe('');
});

it('comes to life in the browser without a warning, whatever the component', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(app.url);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('wave 7');
  await expect.poll(() => page.getByRole('rowheader', { name: /^Wave/ }).allTextContents()).toEqual(['Wave 7']);
  expect(complaints).toEqual([]);
});
