import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './signIn.ts';
import { visit } from './visit.ts';

const SCREENS = [
  '/landing',
  '/administration/accounts',
  '/administration/accounts/1',
  '/administration/users',
  '/administration/users/new',
  '/administration/roles/1',
  '/campaign-creatives/dashboard',
  '/campaign-creatives/new',
  '/campaign-creatives/7',
  '/audience-builder/people',
  '/audience-builder/people/new',
  '/audience-builder/people/1',
  '/audience-builder/suppressions',
  '/order-management/dashboard',
  '/order-management/add-order',
  '/order-management/edit-order/98',
  '/order-management/preview-product-report/1',
  '/task-management/dashboard',
];

/** 1280 by 720 px zoomed to 400 % and to 200 %, which narrows the page, and a wide monitor. */
const sizes = [
  { width: 320, height: 180 },
  { width: 640, height: 360 },
  { width: 2560, height: 1440 },
];

async function open(page: Page, path: string): Promise<void> {
  // The screen before stays until the next one is there.
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await visit(page, path);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Lists what can't be reached at this width: a page that scrolls sideways, or a control beyond an edge that doesn't scroll. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Waits for a paint, because layout is only final in the frame after the resize.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const page = document.documentElement;
    const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        scrolls(element.parentElement));
    for (const control of document.querySelectorAll('a[href], button, input, textarea, [role="combobox"]')) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (left < -1 || right > innerWidth + 1) {
        if (!scrolls(control)) found.push(`${control.outerHTML.slice(0, 120)} from ${left} to ${right}`);
      }
    }
    return found;
  });
}

test('A09 nothing is lost at 320 px, at 200 % or on a wide monitor', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example', '/unauthorized');
  for (const path of SCREENS) {
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await outOfReach(page), `${path} at ${size.width} px`).toEqual([]);
    }
  }
});

test('A10 screens stay usable with forced colours and without motion', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, product, 'robin@mailroom.example', '/unauthorized');
  for (const path of [
    '/landing',
    '/order-management/edit-order/98',
    '/campaign-creatives/7',
    '/administration/accounts',
  ]) {
    await open(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect.soft(moving, `${path}: what moves`).toEqual([]);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
        const isRinged = (element: Element | null, up: number): boolean => {
          if (!element || up === 0) return false;
          const rings = ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null));
          return (
            rings.some((ring) => ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2) ||
            isRinged(element.parentElement, up - 1)
          );
        };
        const { activeElement, body } = document;
        // After the last tab stop, the focus moves to the browser.
        return activeElement === body || isRinged(activeElement, 4) ? '' : activeElement?.outerHTML.slice(0, 160);
      });
      expect.soft(unseen, `${path}: focus that can't be seen`).toBe('');
    }
  }
});

for (const width of [1440, 390]) {
  test(`the header's bar is painted in its place before the scripts arrive, at ${width} px`, async ({
    page,
    product,
  }) => {
    await signIn(page, product, 'robin@mailroom.example');
    await page.setViewportSize({ width, height: 800 });
    const { promise: scripts, resolve: deliver } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    const placesIn = async (bar: string) => {
      await expect(page.locator(`${bar} svg`).first()).toBeVisible();
      return {
        bar: await page.locator(bar).boundingBox(),
        mark: await page.locator(`${bar} svg`).first().boundingBox(),
      };
    };
    await page.goto(`${product.url}/order-management/dashboard`, { waitUntil: 'commit' });
    const early = await placesIn('[data-part="opening"]');
    deliver();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
    expect(await placesIn('header:has([data-part="brand"])')).toEqual(early);
  });
}
