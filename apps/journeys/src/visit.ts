import type { Page } from '@playwright/test';

/** Moves to another address inside the portal, as a link does: nothing is loaded again. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
