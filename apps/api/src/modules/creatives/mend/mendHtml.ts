import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';
import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { analyseHtml } from '../check/analyseHtml.ts';
import { edited, withoutOverlaps, type Edit } from '../html/edits.ts';
import { readMail, sentSource } from '../html/mail.ts';
import type { Cleared } from './leftFindings.ts';
import type { Mend } from './mendedEmail.ts';
import { mends } from './mends.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';
import type { HttpsBeginnings } from './provenHttps.ts';
import { isVisible, NOTHING_VISIBLE, seenIn, visibleChanges, type VisibleChanges } from './seen.ts';

/** All that the changes depend on beside the HTML. */
export interface MendWishes {
  subject: string | null;
  postalAddress: string | null;
  kinds: readonly MendKind[];
  /** The real sizes of its images by their addresses, as far as they are known. */
  imageSizes: ReadonlyMap<string, PixelSize>;
  /** Default: no link is proven. */
  httpsBeginnings?: HttpsBeginnings;
}

interface Asked extends MendWishes {
  html: string;
}

interface MendCount {
  kind: MendKind;
  /** Places that were changed. */
  mended: number;
  /** Places for which nothing says how to change them. */
  left: number;
  /** The parts that a reader sees change by it. Null where a large file is compared as a whole only. */
  visible_changes: VisibleChanges | null;
}

export interface Mended {
  html: string;
  mends: MendCount[];
  /** Pieces of the text that change. */
  edits: number;
  /** How many bytes the changes add, as UTF-8; negative where they remove more. */
  bytes: number;
  visible_changes: VisibleChanges;
  cleared: Cleared;
}

type Facts = Pick<Asked, 'subject' | 'postalAddress'>;

function check(html: string, facts: Facts) {
  const { findings, links, words } = analyseHtml({ ...facts, html, requiredClients: [] });
  return { links, words, found: Map.groupBy(findings, ({ kind }) => kind) };
}

type Found = ReturnType<typeof check>['found'];

/** Two kinds may make the same change, such as an alt text that also names a link. */
function editsOf(made: readonly { edits: readonly Edit[] }[]): Edit[] {
  const edits = made.flatMap((each) => each.edits);
  return [...new Map(edits.map((edit) => [`${edit.from} ${edit.to} ${edit.text}`, edit])).values()];
}

function clearedBy(before: Found, after: Found): Cleared {
  const count = (found: Found, kind: FindingKindName) => found.get(kind)?.length ?? 0;
  return Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])].flatMap((kind) => {
      const cleared = count(before, kind) - count(after, kind);
      return cleared === 0 ? [] : [[kind, cleared]];
    }),
  );
}

/** How many findings of a kind these changes bring to light. */
function broughtBy(cures: readonly Pick<Mend, 'brings'>[], kind: MendKind): number {
  return cures.reduce((sum, { brings }) => sum + (brings?.kind === kind ? brings.findings : 0), 0);
}

/** Characters. Each kind costs one more reading of the HTML, and a person waits. */
const MOST_TO_TELL_BY_KIND = 250_000;

interface Cure {
  kind: MendKind;
  edits: readonly Edit[];
}

/** Says what a reader sees change, by all changes together and by those of each kind. */
function compare(html: string, after: string, cures: readonly Cure[]) {
  const nothing = { all: NOTHING_VISIBLE, byKind: () => NOTHING_VISIBLE };
  if (cures.length === 0) return nothing;
  const before = seenIn(html);
  const all = visibleChanges(before, seenIn(after));
  if (!isVisible(all)) return nothing;
  const byKind = (kind: MendKind): VisibleChanges | null => {
    const cure = cures.find((each) => each.kind === kind);
    if (!cure) return NOTHING_VISIBLE;
    if (cures.length === 1) return all;
    return html.length > MOST_TO_TELL_BY_KIND ? null : visibleChanges(before, seenIn(edited(html, cure.edits)));
  };
  return { all, byKind };
}

async function changesOf({ html, kinds, imageSizes, httpsBeginnings = new Map(), ...facts }: Asked) {
  const { links, words, found } = check(html, facts);
  const mail = readMail(html);
  const email = {
    html,
    document: mail.document,
    sent: sentSource(mail),
    links,
    words,
    subject: facts.subject,
    kinds,
    imageSizes,
    httpsBeginnings,
  };
  // New lines end as those of the file do.
  const end = /\r\n?|\n/.exec(html)?.[0] ?? '\n';
  const tried = await Promise.all(
    MEND_KINDS.filter((kind) => kinds.includes(kind) && found.has(kind)).map(async (kind) => {
      const mend = await mends[kind](email);
      const lines = mend.edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', end) }));
      return { kind, ...mend, edits: lines };
    }),
  );
  let cures = tried.filter(({ edits }) => edits.length > 0);
  let after = found;
  for (let before = -1; before !== cures.length;) {
    before = cures.length;
    const rest = check(edited(html, editsOf(cures)), facts).found;
    cures = cures.filter(({ kind, left }) => (rest.get(kind)?.length ?? 0) <= left + broughtBy(cures, kind));
    after = rest;
  }
  const edits = withoutOverlaps(editsOf(cures));
  const text = edited(html, edits);
  // Whatever the file was, the changed text is saved as UTF-8.
  const mended = cures.length > 0 ? declaredAsUtf8(text) : html;
  // Findings that a change has brought to light are counted, also of a kind that nothing was found of before.
  const counts = MEND_KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
    const own = tried.find((mend) => mend.kind === kind);
    const brought = broughtBy(cures, kind);
    if (!own) return brought > 0 ? [{ kind, mended: 0, left: brought }] : [];
    const isMade = cures.includes(own);
    const left = own.left + (isMade ? 0 : own.edits.length) + brought;
    return [{ kind, mended: isMade ? own.edits.length : 0, left }];
  });
  return { mended, counts, cures, edits: edits.length + (mended === text ? 0 : 1), cleared: clearedBy(found, after) };
}

/**
 * Makes the safe changes for these kinds of findings and keeps every other byte of the HTML. Leaves out a change if a new check
 * still finds the fault: broken markup can swallow whatever is written into it.
 */
export async function mendHtml(asked: Asked): Promise<Mended> {
  const { html } = asked;
  const { mended, counts, cures, edits, cleared } = await changesOf(asked);
  const { all, byKind } = compare(html, mended, cures);
  return {
    html: mended,
    mends: counts.map((count) => ({ ...count, visible_changes: byKind(count.kind) })),
    edits,
    bytes: Buffer.byteLength(mended) - Buffer.byteLength(html),
    visible_changes: all,
    cleared,
  };
}

/** The same changed text, without the work of telling what changes. */
export async function mendedText(asked: Asked): Promise<string> {
  return (await changesOf(asked)).mended;
}
