import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './signIn.ts';
import { slowConnection } from './slowConnection.ts';
import { untilLoaded } from './untilLoaded.ts';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

const LIMIT = 0.02;

const SCREENS = [
  '/landing',
  '/order-management/edit-order/98',
  '/order-management/edit-order/98?product=166',
  '/order-management/preview-product-report/42',
  '/campaign-creatives/78',
  '/audience-builder/people/6',
];

/** As wide as a phone, but high enough for nearly a whole screen, because shifts below the fold count too. */
const size = { width: 390, height: 2400 };

/** Records layout shifts as the browser reports them. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        if (!hadRecentInput) window.shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('nothing moves while a screen loads over a slow connection', async ({ playwright, launchOptions, product }) => {
  // All screens in one test, four times as slow as the machine: beside other programs they took longer than other tests may.
  test.setTimeout(1_200_000);
  const { host, port } = new URL(product.url);
  const line = await slowConnection(Number(port), { latency: 60, bytesPerSecond: 500_000 });
  const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`;
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  const page = await browser.newPage();
  await signIn(page, product, 'robin@mailroom.example');
  await watchShifts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Otherwise a fast machine draws parts together that a slow one draws one by one.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.setViewportSize(size);
  for (const path of SCREENS) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilLoaded(page);
    const shifts = await page.evaluate(() => window.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LIMIT);
  }
  await browser.close();
  line.close();
});
