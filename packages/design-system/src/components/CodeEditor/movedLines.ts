import type { Text } from '@codemirror/state';
import { lineRuns } from '../DiffView/lineRuns.ts';
import { withPlainEnds } from './lineEnds.ts';

interface MovedLine {
  /** Where the line is now, or what is in its place. Counted from 1. */
  line: number;
  isChanged: boolean;
}

/** Returns a function that finds a line of an earlier text in this one. Without an earlier text, each line is where it was. */
export function movedLines(doc: Text, earlier: string | undefined): (line: number) => MovedLine {
  const before = earlier === undefined ? undefined : withPlainEnds(earlier);
  if (before === undefined || before === doc.toString()) return (line) => ({ line, isChanged: false });
  const moved: MovedLine[] = [];
  let to = 0;
  for (const { kind, count } of lineRuns(before.split('\n'), doc.toJSON())) {
    if (kind === 'added') {
      to += count;
      continue;
    }
    for (let at = 1; at <= count; at += 1) moved.push({ line: to + at, isChanged: kind === 'removed' });
    if (kind === 'same') to += count;
  }
  return (line) => moved[line - 1] ?? { line, isChanged: true };
}
