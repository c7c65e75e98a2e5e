import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './signIn.ts';
import { untilLoaded } from './untilLoaded.ts';

/** Each first page asks for these: who is there, what they may do, and what waits for them. */
const ALWAYS = [
  'v1/my_permission',
  'v2/events',
  'v2/me',
  'v2/needs-attention',
  'v2/notifications',
  'v2/permissions',
  'v2/users/1',
];

/** The calls of a first page until it shows all of its data. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api/'.length));
  };
  const stream = page.waitForRequest('**/api/v2/events');
  page.on('request', note);
  await page.goto(address);
  await untilLoaded(page);
  await stream;
  page.off('request', note);
  return calls.toSorted();
}

// A browser has six connections to a server over HTTP/1.1, and on a slow network each call waits for a round trip.
test('a first page asks for little, and for nothing twice', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  await untilLoaded(page);
  // Keeps the stream of live hints silent: other journeys change records, and each hint asks again.
  await page.route('**/api/v2/events', () => {});
  for (const [address, more] of [
    ['/landing', []],
    ['/administration/accounts', ['v1/account', 'v2/views']],
  ] as const)
    expect(await callsOf(page, product.url + address), address).toEqual([...ALWAYS, ...more].toSorted());
});

test('the rows of a list are asked for before the permissions are known', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  await untilLoaded(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/my_permission', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const [address, list] of [
    ['/administration/accounts', 'account'],
    ['/campaign-creatives/dashboard', 'creatives'],
    ['/audience-builder/people', 'audience'],
  ] as const) {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v1/${list}`);
    await page.goto(product.url + address);
    await asked;
  }
  held.resolve();
  await untilLoaded(page);
});
