import { describe, expect, it } from 'vitest';
import { scaleWords, sizeWords } from './imageSizeWords.ts';

const SENT = { width: 1200, height: 800 };

function number(value: number): string {
  return new Intl.NumberFormat('en-US').format(value);
}

describe('the size of an image', () => {
  it.each([
    [{ sent: SENT, shown: { width: 600, height: 400 } }, '1,200 × 800, shown at 600 × 400'],
    [{ sent: SENT, shown: { width: 600, height: null } }, '1,200 × 800, shown 600 wide'],
    [{ sent: SENT, shown: null }, '1,200 × 800'],
    [{ sent: null, shown: { width: 600, height: 400 } }, 'Shown at 600 × 400'],
    [{ sent: null, shown: { width: 600, height: null } }, 'Shown 600 wide'],
    [{ sent: null, shown: null }, null],
    [null, null],
  ])('leaves out what is unknown: %o', (size, words) => {
    expect(sizeWords(size, number)).toBe(words);
  });
});

describe('the scale of an image', () => {
  it.each([
    [1200, 600, null],
    [600, 600, null],
    [1201, 600, 'more than twice as wide as shown'],
    [1500, 600, '2.5 times as wide as shown'],
    [1799, 600, 'three times as wide as shown'],
    [2400, 600, 'four times as wide as shown'],
    [4000, 400, 'ten times as wide as shown'],
    [12_000, 10, '1,200 times as wide as shown'],
    [599, 600, 'drawn larger than it is'],
  ])('%i pixels shown at %i', (sent, shown, words) => {
    expect(scaleWords({ sent: { width: sent, height: 10 }, shown: { width: shown, height: null } }, number)).toBe(
      words,
    );
  });

  it.each([{ sent: SENT, shown: null }, { sent: null, shown: { width: 600, height: 400 } }, null])(
    'is not told where a part is unknown: %o',
    (size) => {
      expect(scaleWords(size, number)).toBeNull();
    },
  );
});
