import { expect, it } from 'vitest';
import type { SaidSize } from '../../html/styles/saidSizes.ts';
import { shownSize, type ShownSize } from './shownSize.ts';

const SENT = { width: 1200, height: 800 };

it.each<[SaidSize | undefined, typeof SENT | undefined, ShownSize | null]>([
  [{ width: 600, height: 300 }, SENT, { width: 600, height: 300 }],
  [{ width: 600, height: 'auto' }, SENT, { width: 600, height: 400 }],
  [{ width: 600, height: 'auto' }, undefined, { width: 600, height: null }],
  [{ width: 600, height: 'unknown' }, SENT, { width: 600, height: null }],
  [{ width: 'auto', height: 40 }, SENT, { width: 60, height: 40 }],
  [{ width: 'auto', height: 40 }, undefined, null],
  [{ width: 'unknown', height: 40 }, SENT, null],
  [{ width: 'auto', height: 'auto' }, SENT, null],
  [undefined, SENT, null],
  [
    { width: 1, height: 'auto' },
    { width: 1000, height: 2 },
    { width: 1, height: 1 },
  ],
])('%o of a file of %o is shown at %o', (said, sent, shown) => {
  expect(shownSize(said, sent)).toEqual(shown);
});
