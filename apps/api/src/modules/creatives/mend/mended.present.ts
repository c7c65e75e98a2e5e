import type { V2Schemas } from '@mailroom/api-client';
import { leftFindings, type AskedFindings } from './leftFindings.ts';
import { withLines, type MendedLines } from './mendedLines.ts';
import type { Mended } from './mendHtml.ts';
import { NOTHING_VISIBLE } from './seen.ts';

const NOTHING: Omit<V2Schemas['MendedCreative'], 'revision' | 'left'> = {
  html: null,
  lines: [],
  mends: [],
  edits: 0,
  bytes: 0,
  visible_changes: NOTHING_VISIBLE,
};

/** The changed text with what it changes. `mended` is null where there is no HTML, or none that can be read in time. */
export function presentMended(
  revision: number,
  mended: Mended | null,
  lines: MendedLines,
  findings: AskedFindings,
): V2Schemas['MendedCreative'] {
  if (mended === null) return { revision, ...NOTHING, left: leftFindings(findings, {}) };
  const { cleared, ...answer } = withLines(mended, lines);
  return { revision, ...answer, lines: lines.lines, left: leftFindings(findings, cleared) };
}
