import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridMove, type GridPlace, type GridSize } from './gridMove.ts';

const size: GridSize = { firstRow: -1, lastRow: 9, columns: 7, pageRows: 4, isRtl: false };
const from: GridPlace = { row: 5, column: 3 };
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

function move(key: string, isControl = false, given = size): GridPlace | undefined {
  return gridMove({ key, isControl }, from, given);
}

it('moves as the ARIA practices say', () => {
  expect(move('ArrowRight')).toEqual({ row: 5, column: 4 });
  expect(move('ArrowLeft')).toEqual({ row: 5, column: 2 });
  expect(move('ArrowDown')).toEqual({ row: 6, column: 3 });
  expect(move('ArrowUp')).toEqual({ row: 4, column: 3 });
  expect(move('PageDown')).toEqual({ row: 9, column: 3 });
  expect(move('PageUp')).toEqual({ row: 1, column: 3 });
  expect(move('Home')).toEqual({ row: 5, column: 0 });
  expect(move('End')).toEqual({ row: 5, column: 6 });
  expect(move('Home', true)).toEqual({ row: 0, column: 0 });
  expect(move('End', true)).toEqual({ row: 9, column: 6 });
  expect(move('a')).toBeUndefined();
});

it('swaps left and right in right-to-left text', () => {
  expect(move('ArrowRight', false, { ...size, isRtl: true })).toEqual({ row: 5, column: 2 });
  expect(move('ArrowLeft', false, { ...size, isRtl: true })).toEqual({ row: 5, column: 4 });
});

it('never leaves the table', () => {
  const anywhere = fc.record({ row: fc.integer({ min: -1, max: 9 }), column: fc.integer({ min: 0, max: 6 }) });
  fc.assert(
    fc.property(anywhere, fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.boolean())), (start, presses) => {
      const end = presses.reduce((at, [key, isControl]) => gridMove({ key, isControl }, at, size) ?? at, start);
      expect(end.row).toBeGreaterThanOrEqual(-1);
      expect(end.row).toBeLessThanOrEqual(9);
      expect(end.column).toBeGreaterThanOrEqual(0);
      expect(end.column).toBeLessThanOrEqual(6);
    }),
  );
});
