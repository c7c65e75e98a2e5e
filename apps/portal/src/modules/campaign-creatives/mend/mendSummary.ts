import type { V2Schemas } from '@mailroom/api-client';
import { findingKinds } from '@mailroom/domain/verdicts/creativeFindings';
import { seenAtAll, seenByReader } from '@mailroom/domain/verdicts/creativeMends';
import type { useFormats } from '../../../shared/useFormats.ts';

type Mended = V2Schemas['MendedCreative'];
type Formats = Pick<ReturnType<typeof useFormats>, 'count'>;

function bytesIn(bytes: number, { count }: Formats): string {
  if (bytes === 0) return 'no byte more or less';
  return `${count(Math.abs(bytes), 'byte')} ${bytes > 0 ? 'more' : 'less'}`;
}

/** One sentence for each kind that changes something visible; one for each part where the kinds are not told apart. */
function seenIn({ mends, visible_changes: all }: Mended): string[] {
  const parts = seenAtAll(all);
  if (parts.length === 0) return ['Nothing a reader sees changes'];
  const seen = mends.flatMap(({ kind, visible_changes: changes }) => (changes && seenByReader(kind, changes)) ?? []);
  return seen.length > 0 ? [...new Set(seen)] : parts;
}

function labelOf(kind: string): string {
  return findingKinds.find((each) => each.kind === kind)?.label ?? kind;
}

function leftIn(left: Mended['left'], { count }: Formats): string {
  const findings = left.reduce((sum, each) => sum + each.findings, 0);
  if (findings === 0) return 'No finding needs you';
  const causes = left.map((each) => labelOf(each.kind)).join('; ');
  return `${count(findings, 'finding needs', 'findings need')} you: ${causes}`;
}

/**
 * Says in short what the changes do, and what they leave: '4 edits, 61 bytes more. Nothing a reader sees changes. …' `left` is
 * null while no check has looked for findings; `unchosen` counts the kinds of changes that are left out.
 */
export function mendSummary(
  mended: Mended | null,
  left: Mended['left'] | null,
  formats: Formats,
  unchosen = 0,
): string {
  const changes = mended
    ? [`${formats.count(mended.edits, 'edit')}, ${bytesIn(mended.bytes, formats)}`, ...seenIn(mended)]
    : [];
  const leftOut = unchosen > 0 ? [formats.count(unchosen, 'change is not chosen', 'changes are not chosen')] : [];
  return [...changes, ...leftOut, ...(left ? [leftIn(left, formats)] : [])].map((sentence) => `${sentence}.`).join(' ');
}
