import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { PLACES } from '../places.ts';
import { startProduct } from '../product.ts';
import { root } from '../root.ts';
import { startTargets } from '../targets.ts';
import { clickOn, until, visit, type Engine } from './engine.ts';
import { hasFirefox, openFirefox } from './firefox.ts';
import { doTheMainJob } from './mainJob.ts';
import { hasWebKit, openWebKit } from './webkit.ts';

const FAILED = join(root, 'test-results/engines');
const isSoak = process.env['SOAK_ENGINES'] !== undefined;

let product: Awaited<ReturnType<typeof startProduct>>;
let targets: Awaited<ReturnType<typeof startTargets>>;
beforeAll(async () => {
  mkdirSync(FAILED, { recursive: true });
  targets = await startTargets();
  product = await startProduct({ OUTBOUND_ALLOW: `127.0.0.1:${targets.port}` });
});
afterAll(() => Promise.all([product.stop(), targets.stop()]));

/** The screens of the route table; `npm run soak` opens them. */
const SCREENS = PLACES.filter(({ path }) => path !== '/login' && path !== '/unauthorized');

// Both at the same time: each waits for its browser most of the time.
describe.concurrent.each([
  ['Firefox', hasFirefox, openFirefox],
  ['WebKit', hasWebKit, openWebKit],
] as const)('%s', (name, isInstalled, open) => {
  it('is installed, from the packages that `npm test -- --all` installs', ({ expect }) => {
    expect(isInstalled).toBe(true);
  });

  it.runIf(isInstalled)(
    'shows the landing page, a table, a dialog and a preview, and says no error',
    async ({ expect }) => {
      const engine = await open();
      try {
        await signIn(engine);
        await sortTheOrders(engine);
        await openAndLeaveADialog(engine);
        await readAnEmail(engine);
        if (isSoak) {
          await openEveryScreen(engine);
          await doTheMainJob({
            engine,
            product,
            targets: `http://127.0.0.1:${targets.port}`,
            name: name.toLowerCase(),
          });
        }
        expect(await engine.errors()).toEqual([]);
      } catch (error) {
        await engine.screenshot(join(FAILED, `${name}.png`));
        throw error;
      } finally {
        await engine.close();
      }
    },
  );
});

async function signIn(engine: Engine): Promise<void> {
  await engine.goto(product.url);
  await clickOn(engine, 'button', 'Robin');
  await until(engine, 'the landing page is shown', `/day, /.test(document.querySelector('h1')?.textContent)`);
  // The stripe is drawn in whole tiles: without them it is blurred or flecked outside Chromium.
  await until(
    engine,
    'the header has its stripe',
    `getComputedStyle(document.querySelector('header'), '::after').backgroundImage.includes('gradient')`,
  );
}

async function sortTheOrders(engine: Engine): Promise<void> {
  await visit(engine, `${product.url}/order-management/dashboard`);
  await until(engine, 'orders are listed', `document.querySelectorAll('tbody tr[data-row]').length > 0`);
  await clickOn(engine, 'thead th button', 'Start');
  await until(
    engine,
    'they are sorted by their start',
    `document.querySelector('th[aria-sort="ascending"], th[aria-sort="descending"]')?.textContent.startsWith('Start') ?? false`,
  );
}

async function openAndLeaveADialog(engine: Engine): Promise<void> {
  await visit(engine, `${product.url}/administration/groups`);
  await clickOn(engine, 'button', 'Add group');
  await until(engine, 'the focus is in the dialog', `document.activeElement.closest('[role="dialog"]') !== null`);
  await engine.press('Escape');
  await until(engine, 'the dialog is closed', `document.querySelector('[role="dialog"]') === null`);
  await until(engine, 'its button has the focus again', `document.activeElement.textContent.includes('Add group')`);
}

async function readAnEmail(engine: Engine): Promise<void> {
  await visit(engine, `${product.url}/campaign-creatives/1`);
  await until(
    engine,
    'the e-mail is shown in its frame',
    `(document.querySelector('[data-part="device"] iframe')?.getBoundingClientRect().height ?? 0) > 100`,
  );
}

async function openEveryScreen(engine: Engine): Promise<void> {
  for (const { path, heading } of SCREENS) {
    await visit(engine, product.url + path);
    await until(engine, `${path} has its heading`, `${heading}.test(document.querySelector('h1')?.textContent ?? '')`);
  }
}
