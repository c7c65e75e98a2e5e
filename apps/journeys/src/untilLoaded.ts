import type { Page } from '@playwright/test';

/** The portal's `app/start/announceLoading.ts` sets it. */
interface Announced {
  mailroom?: { isLoading(): boolean };
}

/**
 * Resolves once the screen and all of its data are shown. The portal says what is on its way, and the browser calls back
 * when it has nothing left to draw; a few times in a row, because a screen may ask for more once it knows its record.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isLoading = () =>
      ((globalThis as Announced).mailroom?.isLoading() ?? true) || document.querySelector('main') === null;
    for (let quiet = 0; quiet < 4; quiet = isLoading() ? 0 : quiet + 1)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });
}
