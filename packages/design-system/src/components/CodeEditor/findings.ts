import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { movedLines } from './movedLines.ts';

export const FINDING_SEVERITIES = ['error', 'warning', 'info'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** A place in the text. */
export interface CodePlace {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. Default: the whole line. */
  column?: number | undefined;
  /** The first column after the range. Default: the end of the word at `column`. */
  endColumn?: number | undefined;
}

/** A remark about a place in the text. */
export interface CodeFinding extends CodePlace {
  severity: FindingSeverity;
  /** Says what is wrong and how to correct it, as a sentence. */
  message: string;
}

export interface Range {
  from: number;
  to: number;
}

/** Returns the range of a place. If its line no longer exists, the range is at the end of the text. */
export function rangeOf(doc: Text, { line, column, endColumn }: CodePlace): Range {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  if (column === undefined) return { from: from + (text.length - text.trimStart().length), to };
  const start = Math.min(from + column - 1, to);
  const word = /^[\w-]+/.exec(text.slice(start - from))?.[0].length ?? 1;
  return { from: start, to: Math.min(endColumn === undefined ? start + word : from + endColumn - 1, to) };
}

/** A mark that knows its finding, so that the finding is found after the text around it has moved. */
interface FindingMark extends Diagnostic {
  finding: CodeFinding;
}

/** Marks the findings. Those of an earlier text move with their lines; one whose line has changed since gets no mark. */
export function toDiagnostics(doc: Text, findings: readonly CodeFinding[], earlier?: string): FindingMark[] {
  const now = movedLines(doc, earlier);
  return findings
    .flatMap((finding) => {
      const { line, isChanged } = now(finding.line);
      const { severity, message } = finding;
      return isChanged ? [] : [{ ...rangeOf(doc, { ...finding, line }), severity, message, finding }];
    })
    .toSorted((a, b) => a.from - b.from);
}
