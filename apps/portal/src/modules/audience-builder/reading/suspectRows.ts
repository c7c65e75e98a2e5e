import type { V1Schemas } from '@mailroom/api-client';

type Group = V1Schemas['SuspectGroup'];

/** A record that a quote makes doubtful, as a row of the screen. */
export interface SuspectRow {
  readonly id: string;
  readonly lines: string;
  /** How it is read, and why. */
  readonly reading: string;
  readonly text: string | null;
}

const READINGS: Readonly<Record<Group['kind'], (line: string) => string>> = {
  split_at_line_ends: (line) =>
    `Each line is a row. They would be one record if the quote on line ${line} were counted.`,
  kept_whole: () => 'One record, although some of its lines look like rows. Check its quotes.',
  text_behind_quote: () => 'Text follows a closing quote, and is kept.',
  quote_as_letter: () => 'A quote doesn’t belong around its value, and is read as a letter.',
};

export function suspectRows(groups: readonly Group[], number: (value: number) => string): SuspectRow[] {
  const rows = groups.flatMap(({ kind, first }) => first.map((record) => ({ kind, ingest: 1, ...record })));
  return rows
    .toSorted((a, b) => a.ingest - b.ingest || a.line - b.line)
    .map(({ kind, ingest, line, last_line, text }) => {
      const ofFile = ingest === 1 ? '' : ` of file ${number(ingest)}`;
      return {
        id: `${kind} ${line}${ofFile}`,
        lines: `${number(line)}${line === last_line ? '' : ` to ${number(last_line)}`}${ofFile}`,
        reading: READINGS[kind](number(line)),
        text,
      };
    });
}

/** How many records there are, also those that aren't shown. */
export function countSuspects(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
