import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { findPlaceholders, splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { isPersonal } from '@mailroom/domain/merge/readers';
import { gapsIn } from '../check/fieldRules.ts';
import { edited, type Edit } from '../html/edits.ts';
import type { Mended } from './mendHtml.ts';

const LINES = ['subject', 'preheader'] as const;

type Line = (typeof LINES)[number];

interface MendedLine {
  field: Line;
  before: string;
  after: string;
}

/** The lines beside the HTML with our fields for those of other tools. */
export interface MendedLines {
  /** Those that change. */
  lines: MendedLine[];
  /** Places that change. */
  mended: number;
  /** Fields of other tools for which no field of ours fits into a line. */
  left: number;
  /** Findings that go: each field counts once in a line. */
  cleared: number;
  /** Our fields without a fallback, which are findings now. */
  gaps: number;
}

const NO_LINES: MendedLines = { lines: [], mended: 0, left: 0, cleared: 0, gaps: 0 };

/** Whether a field has a value for each reader. A line has no room for an address, and names no link. */
function fitsLine(field: string): boolean {
  return splitMergeFields(field).every((piece) => typeof piece !== 'string' && isPersonal(piece.name));
}

function mendedLine(field: Line, before: string): MendedLines {
  const foreign = findPlaceholders(before).flatMap(({ text, offset, isKnown }) => {
    const ours = isKnown ? undefined : foreignField(text)?.field;
    return ours === undefined ? [] : [{ text, offset, ours, fits: fitsLine(ours) }];
  });
  const fitting = foreign.filter(({ fits }) => fits);
  const edits = fitting.map(({ text, offset, ours }): Edit => ({ from: offset, to: offset + text.length, text: ours }));
  const after = edited(before, edits);
  return {
    lines: edits.length > 0 ? [{ field, before, after }] : [],
    mended: edits.length,
    left: foreign.length - fitting.length,
    cleared: new Set(fitting.map(({ text }) => text)).size,
    gaps: gapsIn(after) - gapsIn(before),
  };
}

/** Mends the subject and the preheader, if fields of other tools are to be mended. */
export function mendLines(row: Readonly<Record<Line, string | null>>, kinds: readonly MendKind[]): MendedLines {
  if (!kinds.includes('foreign_merge_field')) return NO_LINES;
  return LINES.map((line) => mendedLine(line, row[line] ?? '')).reduce((one, other) => ({
    lines: [...one.lines, ...other.lines],
    mended: one.mended + other.mended,
    left: one.left + other.left,
    cleared: one.cleared + other.cleared,
    gaps: one.gaps + other.gaps,
  }));
}

/** Counts the changes of the lines with those of the HTML. */
export function withLines(html: Mended, { lines, mended, left, cleared, gaps }: MendedLines): Mended {
  if (mended + left === 0) return html;
  const isSeen = mended > 0;
  const nothing = { text: false, links: false, images: false };
  const kind = 'foreign_merge_field';
  const own = html.mends.find((each) => each.kind === kind) ?? { kind, mended: 0, left: 0, visible_changes: nothing };
  const sum = {
    ...own,
    mended: own.mended + mended,
    left: own.left + left,
    visible_changes: own.visible_changes && { ...own.visible_changes, text: own.visible_changes.text || isSeen },
  };
  const bytes = lines.reduce((all, { before, after }) => all + Buffer.byteLength(after) - Buffer.byteLength(before), 0);
  return {
    ...html,
    mends: [...html.mends.filter((each) => each.kind !== kind), sum].toSorted(
      (one, other) => MEND_KINDS.indexOf(one.kind) - MEND_KINDS.indexOf(other.kind),
    ),
    edits: html.edits + mended,
    bytes: html.bytes + bytes,
    visible_changes: { ...html.visible_changes, text: html.visible_changes.text || isSeen },
    cleared: {
      ...html.cleared,
      [kind]: (html.cleared[kind] ?? 0) + cleared,
      ...(gaps > 0 && { missing_fallback: (html.cleared.missing_fallback ?? 0) - gaps }),
    },
  };
}
