import { declaredAsUtf8 } from '@mailroom/domain/forms/declaredEncoding';
import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { analyseHtml } from '../check/analyseHtml.ts';
import { edited } from '../html/edits.ts';
import { readMail, sentSource } from '../html/mail.ts';
import { mends } from './mends.ts';
import type { PixelSize } from './pixelSize.ts';

interface Asked {
  html: string;
  subject: string | null;
  postalAddress: string | null;
  kinds: readonly MendKind[];
  /** The real sizes of its images by their addresses, as far as they are known. */
  imageSizes: ReadonlyMap<string, PixelSize>;
}

interface MendCount {
  kind: MendKind;
  /** Places that were changed. */
  mended: number;
  /** Places for which nothing says how to change them. */
  left: number;
}

interface Mended {
  html: string;
  mends: MendCount[];
}

type Facts = Pick<Asked, 'subject' | 'postalAddress'>;

function check(html: string, facts: Facts) {
  const { findings, links, words } = analyseHtml({ ...facts, html, requiredClients: [] });
  return { links, words, found: Map.groupBy(findings, ({ kind }) => kind) };
}

/**
 * Makes the safe changes for these kinds of findings and keeps every other byte of the HTML. Leaves out a change if a new check
 * still finds the fault: broken markup can swallow whatever is written into it.
 */
export async function mendHtml({ html, kinds, imageSizes, ...facts }: Asked): Promise<Mended> {
  const { links, words, found } = check(html, facts);
  const mail = readMail(html);
  const email = {
    html,
    document: mail.document,
    sent: sentSource(mail),
    links,
    words,
    subject: facts.subject,
    imageSizes,
  };
  const tried = await Promise.all(
    MEND_KINDS.filter((kind) => kinds.includes(kind) && found.has(kind)).map(async (kind) => ({
      kind,
      ...(await mends[kind](email)),
    })),
  );
  // New lines end as those of the file do.
  const end = /\r\n?|\n/.exec(html)?.[0] ?? '\n';
  const textWith = (made: typeof tried) => {
    const edits = made.flatMap((mend) => mend.edits);
    return edited(
      html,
      edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', end) })),
    );
  };
  let cures = tried.filter(({ edits }) => edits.length > 0);
  for (let before = -1; before !== cures.length;) {
    before = cures.length;
    const after = check(textWith(cures), facts).found;
    cures = cures.filter(({ kind, left }) => (after.get(kind)?.length ?? 0) <= left);
  }
  return {
    // Whatever the file was, the changed text is saved as UTF-8.
    html: cures.length > 0 ? declaredAsUtf8(textWith(cures)) : html,
    mends: tried.map((mend) => ({
      kind: mend.kind,
      mended: cures.includes(mend) ? mend.edits.length : 0,
      left: cures.includes(mend) ? mend.left : mend.left + mend.edits.length,
    })),
  };
}
