import type { Place } from './finding.ts';

/** The line and the column of an offset in a text, both from 1. */
export function placeIn(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, col: offset - lineStart + 1 };
}
