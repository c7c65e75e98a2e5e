import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

function written(page: number, pages: number): string {
  return pageNumbers(page, pages)
    .map(({ to, isGap }) => (isGap ? `…${to}` : to))
    .join(' ');
}

it('names every page while they fit', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(3, 7)).toBe('1 2 3 4 5 6 7');
});

it('names both ends and the pages around the current one, and leads to the middle of those left out', () => {
  expect(written(1, 500)).toBe('1 2 3 4 5 …253 500');
  expect(written(5, 500)).toBe('1 …3 4 5 6 …253 500');
  expect(written(496, 500)).toBe('1 …248 495 496 497 …499 500');
  expect(written(497, 500)).toBe('1 …249 496 497 498 499 500');
});

it('offers every page from its neighbours, in as many places', () => {
  for (const pages of [8, 9, 10, 31]) {
    for (let page = 1; page <= pages; page++) {
      const places = pageNumbers(page, pages).map(({ to }) => to);
      expect(places).toHaveLength(7);
      expect(places).toEqual(
        expect.arrayContaining([1, Math.max(1, page - 1), page, Math.min(pages, page + 1), pages]),
      );
      expect(new Set(places).size).toBe(7);
    }
  }
});
