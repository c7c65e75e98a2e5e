import type { V1Schemas } from '@mailroom/api-client';
import { collectiveGroups, type ConsentVerdict } from '@mailroom/domain/consent/consentCells';
import { sumsOf, type ConsentDraft, type ConsentProfile } from './consentDraft.ts';

type Column = V1Schemas['ConsentColumn'];

/** Cells of a column that say the same, as a row of the screen. */
export interface ConsentRow {
  readonly id: string;
  readonly column: number;
  readonly group: string;
  /** The cells as people read them. */
  readonly label: string;
  readonly note: string | undefined;
  readonly rows: number;
  readonly says: ConsentVerdict;
}

/** A third sentence would leave no room for the note. */
const MOST_SENTENCES = 2;

function labelOf({ group, examples }: Column['groups'][number]): string {
  if (group === '(sentence)')
    return examples
      .slice(0, MOST_SENTENCES)
      .map((example) => `‘${example}’`)
      .join(', ');
  const known: Readonly<Record<string, string>> = collectiveGroups;
  return known[group] ?? examples[0] ?? group;
}

function noteOf(
  { group, rows, examples, lines }: Column['groups'][number],
  before: number,
  number: (value: number) => string,
) {
  if (group === '(empty)') return 'says neither, so it leaves nobody out';
  const facts = [
    ...(group === '(date)' || group === '(text)' || group === '(code)' ? [`such as ${examples[0] ?? ''}`] : []),
    ...(group === '(sentence)' && examples.length > MOST_SENTENCES ? ['and others'] : []),
    ...(group === '(sentence)' ? [`first in line ${number(lines[0]?.line ?? 0)}`] : []),
    ...(before > 0 ? [before === rows ? 'all counted above' : `${number(before)} of them counted above`] : []),
  ];
  return facts.length === 0 ? undefined : facts.join(', ');
}

export function consentRows(
  profile: ConsentProfile,
  at: number,
  { draft, number }: { draft: ConsentDraft; number: (value: number) => string },
): ConsentRow[] {
  const column = profile.columns[at];
  if (!column) return [];
  const before = sumsOf(profile, draft).countedBefore[at] ?? [];
  return column.groups.map((group, place) => ({
    id: group.group,
    column: column.column,
    group: group.group,
    label: labelOf(group),
    note: noteOf(group, before[place] ?? 0, number),
    rows: group.rows,
    says: verdictOf(column, group, draft),
  }));
}

function verdictOf({ column }: Column, { group, says }: Column['groups'][number], draft: ConsentDraft): ConsentVerdict {
  return draft.decisions.find((each) => each.column === column && each.group === group)?.says ?? says;
}

/** A row of the file that says not to mail, with the cells that say so. */
export interface ConsentLine {
  readonly line: number;
  readonly email: string;
  readonly cells: readonly string[];
}

/** The first rows of each value that leaves people out, each row once, in the order of the file. */
export function firstLines(profile: ConsentProfile, draft: ConsentDraft): ConsentLine[] {
  const lines = new Map<number, ConsentLine>();
  for (const column of profile.columns) {
    for (const group of column.groups) {
      if (verdictOf(column, group, draft) === 'mail') continue;
      for (const { line, email, cell } of group.lines) {
        const cells = lines.get(line)?.cells ?? [];
        lines.set(line, { line, email, cells: [...cells, `${column.heading}: ${cell === '' ? 'empty' : cell}`] });
      }
    }
  }
  return [...lines.values()].toSorted((a, b) => a.line - b.line);
}

/** The draft after the user decided about a group. */
export function decide(draft: ConsentDraft, { column, group }: ConsentRow, says: ConsentVerdict): ConsentDraft {
  const others = draft.decisions.filter((each) => each.column !== column || each.group !== group);
  return { ...draft, decisions: [...others, { column, group, says }] };
}
