import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from './plays/chromium.ts';
import { refusedByContract } from './plays/refusedByContract.ts';
import { everyPictureTaken } from './pictures/everyPictureTaken.ts';
import { WITH_TOUCH } from './pictures/pictured.ts';
import { everySelectorMet } from './selectors/everySelectorMet.ts';
import { snapshotPlace } from './pictures/snapshotPlace.ts';
import { HANGS_AFTER } from '../apps/checks/hangsAfter.ts';
import { ByPath } from '../apps/checks/steadyTests.ts';

const executablePath = findChromium();
// 'compare' in `npm test`, 'renew' in `npm run snapshots`; not set when a developer runs single stories.
const snapshots = process.env['SNAPSHOTS'];
// Its panel shows what axe reports of each story.
const isAskedByStorybook = process.env['VITEST_STORYBOOK'] === 'true';
const place = snapshotPlace();
const forceColors: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : 'none' });
const emulatePrint: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ media: isOn ? 'print' : null });
const askContract: BrowserCommand<Parameters<typeof refusedByContract>> = (_, ...asked) => refusedByContract(...asked);
const pointAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);
// A few stories don't show every part, and looking for the parts takes time.
const looksForParts = snapshots !== undefined && process.env['SOME_FILES'] === undefined;
const setupFiles = [
  './.storybook/plays/ownerStacks.setup.ts',
  './.storybook/plays/clock.setup.ts',
  './.storybook/plays/forcedColors.setup.ts',
  './.storybook/plays/paper.setup.ts',
  './.storybook/plays/pointer.setup.ts',
  './.storybook/plays/contract.setup.ts',
  ...(isAskedByStorybook ? [] : ['./.storybook/plays/leanReports.setup.ts']),
].map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)));
/** How many texts are typed into each field, and which; `npm run soak` sets both. */
const typedTexts = Object.fromEntries(
  ['SOAK_TEXTS', 'SOAK_SEED'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const takesPictures = snapshots === 'renew' || (snapshots === 'compare' && place.hasBaselines);

function chromium(...more: string[]) {
  return playwright({
    launchOptions: { args: [...CHROMIUM_ARGS, ...more], ...(executablePath ? { executablePath } : {}) },
    // Nothing fades in while a play checks it, and dates are the same everywhere.
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
  });
}

/** Every story with its play and axe, in Chromium. `npx vitest run --config .storybook/vitest.config.ts [path]` */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
    ...(looksForParts ? [everySelectorMet()] : []),
    ...(takesPictures ? [everyPictureTaken()] : []),
  ],
  test: {
    name: 'stories',
    // It writes the pictures, so only this machine may reach it.
    api: { host: '127.0.0.1', allowWrite: true },
    // Isolation costs twice the time; stories clean up after themselves.
    isolate: false,
    sequence: { sequencer: ByPath },
    // Two pages, each with a context of its own: its focus is emulated, its storage its own. One waits while the other works.
    maxWorkers: 2,
    // A soak types forty texts into each field of a form.
    testTimeout: typedTexts['SOAK_TEXTS'] === undefined ? HANGS_AFTER : 2 * HANGS_AFTER,
    hookTimeout: HANGS_AFTER,
    env: typedTexts,
    setupFiles: [
      ...setupFiles,
      ...(looksForParts ? ['./.storybook/selectors/selectors.setup.ts'] : []),
      ...(takesPictures ? ['./.storybook/pictures/snapshots.setup.ts'] : []),
    ],
    // A comparing run never takes a missing picture: the next run would pass with a picture that nobody has looked at.
    update: snapshots === 'renew' ? 'all' : 'none',
    attachmentsDir: 'test-results/attachments',
    browser: {
      enabled: true,
      headless: true,
      testerHtmlPath: '.storybook/plays/tester.html',
      provider: chromium(),
      commands: { forceColors, emulatePrint, pointAway, refusedByContract: askContract },
      instances: [
        { browser: 'chromium' },
        // As on a phone or a laptop with a touch screen, where react-select has other defaults.
        {
          browser: 'chromium',
          name: WITH_TOUCH,
          include: ['packages/design-system/src/components/{Select/Select,MultiSelect/MultiSelect}.stories.tsx'],
          setupFiles,
          provider: chromium('--touch-events=enabled'),
        },
      ],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A change of one shade is seen; the usual 0.1 misses it. The rims of round things fall to one side or the other of a pixel.
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ arg, ext }) => `${place.folder}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${place.diffs}/${arg}${ext}`,
        },
      },
    },
  },
});
