import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const executablePath = findChromium();

/** Every story with its play and axe, in Chromium. `npx vitest run --config .storybook/vitest.config.ts [path]` */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    // Isolation costs twice the time; stories clean up after themselves.
    isolate: false,
    // The first story of a fresh clone waits until Vite has prepared the dependencies.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
        // Nothing fades in while a play looks at it, and dates are the same everywhere.
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
    },
  },
});
