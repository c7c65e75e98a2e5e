/** Places in the row: both ends, a gap on each side, and three pages in the middle. */
export const PLACES = 7;

interface PagePlace {
  key: number | 'before' | 'after';
  /** The page that a press leads to. */
  to: number;
  isGap: boolean;
}

function from(first: number, count: number): PagePlace[] {
  return Array.from({ length: count }, (_, index) => ({ key: first + index, to: first + index, isGap: false }));
}

function gap(key: 'before' | 'after', first: number, last: number): PagePlace {
  return { key, to: Math.round((first + last) / 2), isGap: true };
}

/** Which pages are offered: both ends, and those around the current one. There are always equally many places, so that no button moves. */
export function pageNumbers(page: number, pages: number): readonly PagePlace[] {
  if (pages <= PLACES) return from(1, pages);
  const near = PLACES - 2;
  if (page < near) return [...from(1, near), gap('after', near + 1, pages - 1), ...from(pages, 1)];
  const start = pages - near + 1;
  if (page > start) return [...from(1, 1), gap('before', 2, start - 1), ...from(start, near)];
  return [
    ...from(1, 1),
    gap('before', 2, page - 2),
    ...from(page - 1, 3),
    gap('after', page + 2, pages - 1),
    ...from(pages, 1),
  ];
}
