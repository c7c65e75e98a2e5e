import { existsSync } from 'node:fs';
import { launch, type ConsoleMessage, type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(FIREFOX);

/** Firefox's NS_BINDING_ABORTED: what was still loading when its page was left. */
const ABORTED = 'status=2152398850';

/**
 * Returns the words of a console message; an error among its arguments would only be called an object. Undefined when the
 * page was left: parts that it still imported then fail, and nobody sees it.
 */
async function saidBy(message: ConsoleMessage): Promise<string | undefined> {
  try {
    const words = await Promise.all(message.args().map((argument) => argument.evaluate(String)));
    return words.join(' ') || message.text();
  } catch {
    return undefined;
  }
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    args: ['--width=1440', '--height=900'],
    defaultViewport: null,
  });
  const page = await browser.newPage();
  const errors: Promise<string | undefined>[] = [];
  page.on('pageerror', (error) => errors.push(Promise.resolve(String(error))));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(saidBy(message));
  });
  // A form with changes asks before it is left, and would hold up the next address.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    goto: async (url) => {
      if (page.url() === 'about:blank') return void (await page.goto(url));
      // The driver's own way would wait for an event that doesn't come when the page takes it back.
      await page.evaluate(`void location.assign(${JSON.stringify(url)})`);
    },
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (selector, path) => {
      const field = await page.$(selector);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    errors: async () =>
      (await Promise.all(errors)).flatMap((error) => (error === undefined || error.includes(ABORTED) ? [] : [error])),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}
