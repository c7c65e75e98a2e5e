import { expect, it } from 'vitest';
import { Lines } from './lines.ts';

function linesOf(...all: readonly (readonly [name: string, work: string])[]): Lines<string> {
  const lines = new Lines<string>();
  for (const [name, work] of all) lines.add(name, work);
  return lines;
}

function takeAll(lines: Lines<string>): (string | undefined)[] {
  return Array.from({ length: lines.size }, () => lines.next(() => true));
}

it('takes turns between lines, and keeps the order within one', () => {
  const lines = linesOf(['anna', 'a1'], ['anna', 'a2'], ['anna', 'a3'], ['ben', 'b1'], ['cleo', 'c1'], ['ben', 'b2']);
  expect(takeAll(lines)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('passes over a line that may not continue, which keeps its turn', () => {
  const lines = linesOf(['anna', 'a1'], ['ben', 'b1'], ['ben', 'b2']);
  expect(lines.next((name) => name !== 'anna')).toBe('b1');
  expect(lines.next(() => false)).toBeUndefined();
  expect(takeAll(lines)).toEqual(['a1', 'b2']);
});

it('forgets what is removed, and gives up all of it', () => {
  const lines = linesOf(['anna', 'a1'], ['anna', 'a2'], ['ben', 'b1']);
  lines.remove('anna', 'a1');
  lines.remove('ben', 'b1');
  lines.remove('cleo', 'c1');
  expect([lines.size, lines.lengthOf('anna'), lines.lengthOf('ben')]).toEqual([1, 1, 0]);
  expect(lines.empty()).toEqual(['a2']);
  expect(lines.size).toBe(0);
});
