import { defineConfig } from '@playwright/test';
import { HANGS_AFTER } from '../checks/hangsAfter.ts';

const chromium = process.env['CHROMIUM_PATH'];
/** Journeys that compare numbers of all screens with each other, so they run when nobody adds or changes anything. */
const STILL = /(numbers|counts|landing)\.journey\.ts$/;
/** Journeys that measure what moves, or end a person's sessions. Others beside them would get into the result. */
const ALONE = /(session|shifts)\.journey\.ts$/;

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/journeys',
  globalSetup: './src/shared.setup.ts',
  // All journeys share one product, and a journey looks only at what it made itself. The tests of a file run one after another.
  workers: 2,
  projects: [
    { name: 'together', testMatch: '*.journey.ts', testIgnore: [STILL, ALONE] },
    { name: 'still', testMatch: STILL, dependencies: ['together'] },
    { name: 'alone', testMatch: ALONE, dependencies: ['still'] },
  ],
  retries: 0,
  timeout: HANGS_AFTER,
  // A wait that succeeds costs nothing.
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? '../../test-results/journeys.json' }]],
  use: {
    actionTimeout: 120_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A film of each page, or its content at each step, would take a quarter of the time of every run. The trace of a failed one
    // has its steps, calls and messages; the report has the page at its end. `--trace on` keeps all of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
