import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

export const FINDING_SEVERITIES = ['error', 'warning', 'info'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Something that is said about a place in the text. */
export interface CodeFinding {
  /** Counted from 1. */
  line: number;
  /** Counted from 1; absent, the whole line is meant. */
  column?: number | undefined;
  /** The first column that isn't meant any more; absent, the word at `column`. */
  endColumn?: number | undefined;
  severity: FindingSeverity;
  /** What is wrong and how it would be right, as a sentence. */
  message: string;
}

interface Range {
  from: number;
  to: number;
}

/** Where a finding stands. One that speaks of a line that is gone stands at the end. */
export function rangeOf(doc: Text, { line, column, endColumn }: CodeFinding): Range {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  if (column === undefined) return { from: from + (text.length - text.trimStart().length), to };
  const start = Math.min(from + column - 1, to);
  const word = /^[\w-]+/.exec(text.slice(start - from))?.[0].length ?? 1;
  return { from: start, to: Math.min(endColumn === undefined ? start + word : from + endColumn - 1, to) };
}

export function toDiagnostics(doc: Text, findings: readonly CodeFinding[]): Diagnostic[] {
  return findings
    .map((finding) => ({ ...rangeOf(doc, finding), severity: finding.severity, message: finding.message }))
    .toSorted((a, b) => a.from - b.from);
}
