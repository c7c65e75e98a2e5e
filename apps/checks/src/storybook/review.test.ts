import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import type { Review } from '../../../../.storybook/review/review.ts';
import { openStorybook, type Storybook } from './openStorybook.ts';

const WIDTH = 400;
const HEIGHT = 250;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A light grey picture with a dark bar of ten by two pixels, or without it. */
function png(hasBar: boolean): Buffer {
  const line = (isDark: boolean) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (_, x) => (isDark && x >= 50 && x < 60 ? 40 : 230))]);
  const lines = Array.from({ length: HEIGHT }, (_, y) => line(hasBar && y >= 100 && y < 102));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function kept(hash: string) {
  return { hash, width: WIDTH, height: HEIGHT };
}

function story(id: string, before: string | undefined, after: string | undefined) {
  return {
    story: id,
    pairs: ['light', 'dark'].map((theme) => ({
      theme,
      file: `${id.replace('--', '-')}-${theme}.png`,
      before: before === undefined ? undefined : kept(before),
      after: after === undefined ? undefined : kept(after),
    })),
  };
}

const REVIEW: Review = {
  base: '1234567 the commit before',
  why: undefined,
  stories: [
    story('forms-switch--permutations', 'a', 'b'),
    story('forms-checkbox--permutations', undefined, 'b'),
    story('data-gone--permutations', 'a', undefined),
    story('status-badge--permutations', 'b', 'b'),
    story('screens-order-management-orders--default', 'b', 'b'),
  ],
};
const NOTHING: Review = { ...REVIEW, stories: [story('status-badge--permutations', 'b', 'b')] };

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
  await book.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => book?.close());
beforeEach(() => onTestFailed(async () => console.error(await book.describe())));

async function openReview(review: Review, theme = 'light') {
  const image = (hasBar: boolean) => ({ body: png(hasBar), contentType: 'image/png' });
  await book.page.unrouteAll();
  await book.page.route('**/review/review.json', (route) => route.fulfill({ json: review }));
  await book.page.route('**/review/*.png', (route) => route.fulfill(image(false)));
  await book.page.route('**/pictures/*.png', (route) => route.fulfill(image(true)));
  await book.open(`/docs/review--docs&globals=theme:${theme}`);
  await book.shown.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
}

/** The state of a screen or a component. */
function state(name: string) {
  return book.shown.getByRole('group', { name, exact: true });
}

function inView(name: string) {
  return state(name).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < globalThis.innerHeight;
  });
}

it('shows everything that changed, before and after, with the number of pixels that differ', async () => {
  await openReview(REVIEW);
  await book.shown.getByText('1 changed, 1 new, 1 gone').waitFor();
  await expect
    .poll(() =>
      book.shown.getByRole('region').evaluateAll((cards) => cards.map((card) => card.querySelector('h2')?.innerText)),
    )
    .toEqual(['Forms / Checkbox', 'Forms / Switch', 'Data gone']);
  const changed = state('Forms / Switch, Permutations');
  await changed.scrollIntoViewIfNeeded();
  await expect.poll(() => changed.getByText('20 pixels differ, in 1 place.').count()).toBe(2);
  for (const side of ['before', 'after'])
    await changed.getByRole('img', { name: `Forms / Switch, Permutations, dark, ${side}` }).waitFor();
  expect(
    await changed.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).width)),
  ).toEqual(Array.from({ length: 4 }, () => WIDTH));
  expect(await book.shown.locator('img:not([loading="lazy"][width][height])').count()).toBe(0);
  expect(await changed.getByRole('link', { name: 'Open the story' }).getAttribute('href')).toContain(
    'forms-switch--permutations',
  );
  expect(await state('Data gone, Permutations').getByRole('link', { name: 'Open the story' }).count()).toBe(0);
});

it('lays one over the other, and marks the pixels that differ', async () => {
  await openReview(REVIEW, 'dark');
  const changed = state('Forms / Switch, Permutations');
  await book.shown.getByRole('radio', { name: 'One over the other' }).check();
  await changed.getByRole('slider', { name: /Permutations, light is from before$/ }).waitFor();
  await book.shown.getByRole('radio', { name: 'Difference' }).check();
  const drawing = changed.getByRole('img', { name: 'Forms / Switch, Permutations, light: the pixels that differ' });
  await drawing.scrollIntoViewIfNeeded();
  const opaque = () =>
    drawing.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return data?.filter((value, index) => index % 4 === 3 && value === 255).length;
    });
  await expect.poll(opaque).toBe(20);
});

it('is decided by keys, keeps decisions until a picture changes, and copies them', async () => {
  await openReview(REVIEW);
  const { keyboard } = book.page;
  await book.shown.getByText('0 of 3 decided').waitFor();
  await book.shown.getByRole('button', { name: 'Next undecided' }).click();
  await expect.poll(() => inView('Forms / Checkbox, Permutations')).toBe(true);
  await keyboard.press('y');
  await book.shown.getByText('1 of 3 decided').waitFor();
  await keyboard.press('n');
  const note = book.shown.getByRole('textbox', { name: 'What should change in Forms / Switch, Permutations?' });
  await expect.poll(() => note.evaluate((input) => input === document.activeElement)).toBe(true);
  // Letters of the note decide nothing.
  await keyboard.type('yny: the bar');
  await book.shown.getByText('2 of 3 decided').waitFor();
  await book.shown.getByRole('button', { name: 'Copy as Markdown' }).click();
  await book.shown.getByText('Copied').waitFor();
  const copied = await book.shown.locator('html').evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('2 of 3 decided');
  expect(copied).toContain('- [ ] Forms / Switch: Permutations (changed): yny: the bar');
  expect(copied).toContain('- [x] Forms / Checkbox: Permutations (new)');
  // The switch is drawn again: only the decision on it ends.
  const [, ...others] = REVIEW.stories;
  await openReview({ ...REVIEW, stories: [story('forms-switch--permutations', 'a', 'c'), ...others] });
  await book.shown.getByText('1 of 3 decided').waitFor();
});

it('takes back together what was answered together', async () => {
  const twice = [story('forms-switch--permutations', 'a', 'd'), story('forms-switch--by-keyboard', 'a', 'd')];
  await openReview({ ...REVIEW, stories: twice });
  await book.shown.getByText('0 of 2 decided').waitFor();
  await book.shown.getByRole('button', { name: 'Yes to all 2' }).click();
  await book.shown.getByText('2 of 2 decided').waitFor();
  await book.shown.getByRole('button', { name: 'Take back all 2' }).click();
  await book.shown.getByText('0 of 2 decided').waitFor();
  await book.shown.getByRole('button', { name: 'Yes to all 2' }).waitFor();
});

it('shows all states of one screen, changed or not, and runs those without pictures', async () => {
  await openReview(REVIEW);
  await book.shown.getByRole('combobox', { name: 'Screen or component' }).fill('order management / orders');
  await book.page.keyboard.press('Enter');
  await state('Screens / Order Management / Orders, Default').waitFor();
  await book.shown.getByText('No pictures are kept of the following states.').waitFor();
  const forbidden = book.shown.getByRole('heading', { name: 'Forbidden', exact: true });
  await forbidden.scrollIntoViewIfNeeded();
  for (const theme of ['light', 'dark']) {
    const frame = book.shown.frameLocator(`iframe[title="Screens/Order Management/Orders, Forbidden, ${theme}"]`);
    await frame.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  }
  expect(await book.shown.locator('html').getAttribute('data-theme')).toBe('light');
});

it('says what to do when nothing changed, and why there is nothing to compare with', async () => {
  await openReview(NOTHING);
  await book.shown.getByText('No picture differs').waitFor();
  await openReview({ ...NOTHING, base: undefined, why: 'This clone doesn’t have the branch “main”.' });
  await book.shown.getByText('This clone doesn’t have the branch “main”.').waitFor();
  await state('Status / Badge, Permutations').getByText('Now, dark').waitFor();
});

it('fits on a phone', async () => {
  await openReview(REVIEW);
  await book.page.setViewportSize({ width: 390, height: 844 });
  await state('Forms / Switch, Permutations').waitFor();
  const overflow = () => book.shown.locator('html').evaluate((page) => page.scrollWidth - page.clientWidth);
  await expect.poll(overflow).toBe(0);
  await book.page.setViewportSize({ width: 1440, height: 900 });
});
