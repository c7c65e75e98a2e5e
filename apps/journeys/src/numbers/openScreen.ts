import { expect, type Page, type Request } from '@playwright/test';
import { visit } from '../visit.ts';
import { readScreen, type Shown } from './shownNumbers.ts';

/** For how many milliseconds nothing may be loading: a screen may ask for more once it knows its record. */
const QUIET = 80;

/** Returns what opens an address inside the portal and reads its screen once all of its data is shown. */
export function screensOf(page: Page): (path: string) => Promise<Shown> {
  const open = new Set<Request>();
  let lastChange = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    // The stream of hints stays open.
    if (request.url().endsWith('/events')) return;
    change(request);
    lastChange = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end as 'requestfinished',
      note((request) => open.delete(request)),
    );
  return async (path) => {
    await visit(page, path);
    // Only a page with nothing left to draw has asked for all that it needs.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    lastChange = Date.now();
    await expect.poll(() => (open.size > 0 ? 0 : Date.now() - lastChange), { intervals: [20] }).toBeGreaterThan(QUIET);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    return readScreen(page);
  };
}
