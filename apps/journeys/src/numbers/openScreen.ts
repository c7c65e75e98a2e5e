import { expect, type Page, type Request } from '@playwright/test';
import { untilLoaded } from '../untilLoaded.ts';
import { visit } from '../visit.ts';
import { readScreen, type Shown } from './shownNumbers.ts';

/** Returns what opens an address inside the portal and reads its screen once all of its data is shown. */
export function screensOf(page: Page): (path: string) => Promise<Shown> {
  // The portal announces the loading of data, but not of code.
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (path) => {
    await visit(page, path);
    do {
      await expect.poll(() => open.size).toBe(0);
      await untilLoaded(page);
    } while (open.size > 0);
    return readScreen(page);
  };
}
