import { describe, expect, it } from 'vitest';
import { readTold } from './usePickedPlace.ts';

const rect = { x: 0, y: 12, width: 300, height: 20 };

describe('a message of the inspected page', () => {
  it('names the place of an element', () => {
    expect(readTold({ node: { line: 4, col: 9 }, rect, picked: true })).toEqual({
      place: { line: 4, col: 9 },
      top: 12,
      height: 20,
      isPicked: true,
    });
  });

  it.each([
    null,
    'x',
    {},
    { node: { line: 4, col: 9 } },
    { node: { line: '4', col: 9 }, rect },
    { node: { line: 0, col: 9 }, rect },
    { node: { line: 1.5, col: 9 }, rect },
    { node: { line: 4, col: 9 }, rect: { ...rect, y: Number.NaN } },
    { node: { line: 4, col: 9 }, rect: { ...rect, width: '300' } },
    { node: [4, 9], rect },
  ])('is nothing when it is %j', (data) => {
    expect(readTold(data)).toBeUndefined();
  });
});
