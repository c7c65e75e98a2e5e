import type { V2Schemas } from '@mailroom/api-client';
import { leftFindings, type AskedFindings } from './leftFindings.ts';
import type { Mended } from './mendHtml.ts';
import { NOTHING_VISIBLE } from './seen.ts';

const NOTHING: Omit<V2Schemas['MendedCreative'], 'revision' | 'left'> = {
  html: null,
  mends: [],
  edits: 0,
  bytes: 0,
  visible_changes: NOTHING_VISIBLE,
};

/** The changed text with what it changes. `mended` is null where there is no HTML, or none that can be read in time. */
export function presentMended(
  revision: number,
  mended: Mended | null,
  findings: AskedFindings,
): V2Schemas['MendedCreative'] {
  if (mended === null) return { revision, ...NOTHING, left: leftFindings(findings, {}) };
  const { cleared, ...answer } = mended;
  return { revision, ...answer, left: leftFindings(findings, cleared) };
}
