import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { choosePort } from '@mailroom/local/free-ports';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const DRIVER = '/usr/bin/WebKitWebDriver';

export const hasWebKit = MINI_BROWSER !== undefined && existsSync(DRIVER) && existsSync('/usr/bin/Xvfb');

// The driver has no channel for them.
const COLLECT = `if (!window.smokeErrors) {
  window.smokeErrors = [];
  addEventListener('error', (event) => smokeErrors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => smokeErrors.push(String(event.reason)));
  const { error } = console;
  console.error = (...words) => { smokeErrors.push(words.join(' ')); error(...words); };
}`;

/** Starts a screen of its own, and the driver on it. */
async function startDriver(port: number): Promise<readonly ChildProcess[]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const driver = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
  });
  return [driver, screen];
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver listens a moment after it was started.
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** WebKitGTK's MiniBrowser, the engine of Safari, by WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const port = await choosePort();
  const programs = await startDriver(port);
  const driver = await connect(port);
  await driver.manage().window().setRect({ width: 1440, height: 1000 });
  const errors: string[] = [];
  const gather = async () => {
    errors.push(...((await driver.executeScript('return window.smokeErrors?.splice(0) ?? []')) as string[]));
  };
  return {
    goto: async (url) => {
      await gather();
      await driver.executeScript(`location.assign(${JSON.stringify(url)})`);
    },
    ask: async (expression) => {
      await driver.executeScript(COLLECT);
      return driver.executeScript(`return ${expression}`);
    },
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    type: async (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    chooseFile: async (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    errors: async () => {
      await gather();
      return errors;
    },
    screenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      for (const program of programs) program.kill();
    },
  };
}
