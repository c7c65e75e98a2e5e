import { expect, it } from 'vitest';
import type { Over } from '../html/bounds.ts';
import { KeptPages } from './keptPages.ts';

function drawer() {
  let drawn = 0;
  return {
    times: () => drawn,
    page: (html: string) => async () => {
      drawn += 1;
      return { html, script: '' };
    },
    over: (over: Over) => async () => {
      drawn += 1;
      return over;
    },
  };
}

it('draws a page once for a person who asks for it twenty times', async () => {
  const pages = new KeptPages();
  const { page, times } = drawer();
  const tabs = await Promise.all(Array.from({ length: 20 }, () => pages.get('a', 1, page('<p>A'))));
  expect(new Set(tabs)).toEqual(new Set([{ html: '<p>A', script: '' }]));
  expect(await pages.get('a', 2, page('<p>Other'))).toBe(tabs[0]);
  expect(times()).toBe(1);
});

it('lets nobody wait in another person’s line', async () => {
  const pages = new KeptPages();
  const never = pages.get('a', 1, () => new Promise(() => {}));
  expect(await pages.get('a', 2, drawer().page('<p>A'))).toMatchObject({ html: '<p>A' });
  expect(await Promise.race([never, 'waits'])).toBe('waits');
});

it('keeps that a page is over its bounds, but neither a full line nor a failure', async () => {
  const pages = new KeptPages();
  for (const [over, times] of [
    ['time', 1],
    ['space', 1],
    ['ended', 2],
    ['busy', 2],
  ] as const) {
    const heavy = drawer();
    await pages.get(over, 1, heavy.over(over));
    expect(await pages.get(over, 1, heavy.over(over))).toBe(over);
    expect(heavy.times(), over).toBe(times);
  }
  await expect(pages.get('lost', 1, () => Promise.reject(new Error('no file')))).rejects.toThrow('no file');
  expect(await pages.get('lost', 1, drawer().page('<p>Back'))).toMatchObject({ html: '<p>Back' });
});

it('forgets the page that was not asked for longest when its bytes are used up', async () => {
  const pages = new KeptPages(2 * 25);
  const { page, times } = drawer();
  for (const key of ['a', 'b', 'a', 'c']) await pages.get(key, 1, page('0123456789'));
  expect(times()).toBe(3);
  await pages.get('a', 1, page('0123456789'));
  expect(times()).toBe(3);
  await pages.get('b', 1, page('0123456789'));
  expect(times()).toBe(4);
  // A page that doesn't fit isn't kept, and the kept pages never exceed the limit.
  await pages.get('large', 1, page('0'.repeat(100)));
  await pages.get('large', 1, page('0'.repeat(100)));
  expect(times()).toBe(6);
});
