import { expect, it } from 'vitest';
import { MARK_SIZE, placeMarks } from '../../../../.storybook/guide/anatomyMarks.ts';

function box(left: number, top: number, width: number, height: number) {
  return {
    left,
    top,
    right: left + width,
    bottom: top + height,
  };
}

function apart(marks: readonly { left: number; top: number }[]) {
  return marks.every((one, at) =>
    marks
      .slice(at + 1)
      .every((other) => Math.abs(one.left - other.left) >= MARK_SIZE || Math.abs(one.top - other.top) >= MARK_SIZE),
  );
}

it('places the numbers of a tick, its label and its hint without covering them or each other', () => {
  const tick = box(40, 40, 16, 16);
  const label = box(64, 38, 110, 20);
  const hint = box(64, 58, 140, 16);
  const words = [tick, label, hint];
  for (const isMirrored of [false, true]) {
    const marks = placeMarks(words, words, isMirrored);
    expect(marks.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(apart(marks)).toBe(true);
    for (const { left, top } of marks)
      for (const word of words)
        expect(
          left + MARK_SIZE <= word.left || left >= word.right || top + MARK_SIZE <= word.top || top >= word.bottom,
        ).toBe(true);
  }
});

it('keeps the number of a part that the example lacks, and separates parts in the same place', () => {
  const part = box(100, 100, 300, 60);
  const marks = placeMarks([part, undefined, part, part], [], false);
  expect(marks.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(apart(marks)).toBe(true);
});
