import type { Locator, Page } from 'playwright';

/** A line to type. */
export const WORDS = 'Autumn trail boots for wet leaves';

declare global {
  interface Window {
    /** Resolves to the milliseconds from the next key to the frame that shows its effect. */
    nextKey: () => Promise<number>;
    key: Promise<number>;
  }
}

/** Installs `nextKey`. A message posted in a frame's callback arrives once the frame is painted. */
export function watchKeys(page: Page) {
  return page.evaluate(() => {
    window.nextKey = () =>
      new Promise((resolve) => {
        const note = ({ timeStamp }: KeyboardEvent) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true });
            port1.start();
            port2.postMessage(undefined);
          });
        document.addEventListener('keydown', note, { capture: true, once: true });
      });
  });
}

/** Types into a field and returns the times. Doesn't poll, which would add work to the frame being timed. */
export async function type(page: Page, input: Locator): Promise<number[]> {
  await input.click();
  const painted: number[] = [];
  for (const letter of WORDS) {
    await page.evaluate(() => void (window.key = window.nextKey()));
    await page.keyboard.press(letter);
    painted.push(await page.evaluate(() => window.key));
  }
  return painted;
}
