import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../../../.storybook/plays/chromium.ts';

const TYPES: Record<string, string> = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a built application on a free port. `policies` has the Content-Security-Policy of single pages, by path. */
export async function serve(
  folder: string,
  policies: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    const policy = policies[pathname];
    if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
}

/** Collects the page's warnings and errors in order. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  return complaints;
}
