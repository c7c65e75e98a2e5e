import { describe, expect, it } from 'vitest';
import { cappedVolume, isFarOver, isShort, shortfall } from './volume.ts';

describe('volume', () => {
  it('is short only beyond the tolerance', () => {
    expect([isShort(100, 95, 5), isShort(100, 94, 5), isShort(100, 99, 0), isShort(100, 120, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([shortfall(100, 94), shortfall(100, 120)]).toEqual([6, 0]);
  });

  it('is far over from twice the ordered volume on', () => {
    expect([isFarOver(100, 199), isFarOver(100, 200)]).toEqual([false, true]);
  });

  it('is cut to the ordered volume only beyond the tolerance', () => {
    expect(cappedVolume(41_200, 41_306, 5)).toEqual({ sendable: 41_306, cut: 0 });
    expect(cappedVolume(100, 106, 5)).toEqual({ sendable: 100, cut: 6 });
    expect(cappedVolume(100, 80, 5)).toEqual({ sendable: 80, cut: 0 });
  });
});
