import type { Place } from '../html/finding.ts';
import { readMail } from '../html/mail.ts';
import { parseHtml } from '../html/tree.ts';
import { inspectionOf } from './inspect.ts';
import { marksOn, type Numbered } from './marks.ts';
import { startsOf, withAttributes } from './places.ts';
import type { OwnParts } from './previewHtml.ts';

/** Our additions to the e-mail's page. */
export interface OwnWishes {
  marks: readonly Place[];
  boxes: readonly Place[];
  /** The elements that show a number in a small tag; null: none. */
  numbered: Numbered | null;
  /** The portal's origin, which is told what is clicked; null for a page that tells nothing. */
  portal: string | null;
}

/**
 * Gives the HTML our attributes, with a style sheet and a script. `reading` is the file as it is to be shown, with every offset
 * as in the file. The caller must still clean the HTML, but not those two.
 */
export function withOwnParts(
  source: string,
  { marks, boxes, numbered, portal }: OwnWishes,
  reading = source,
): OwnParts & { html: string } {
  if (marks.length === 0 && boxes.length === 0 && numbered === null && portal === null)
    return { html: reading, sheet: '', script: '' };
  const mail = readMail(source);
  const starts = startsOf(reading === source ? mail.document : parseHtml(reading));
  const outlined = marksOn(mail, starts, { marks, boxes, numbered });
  const clicks = portal === null ? null : inspectionOf(starts, portal);
  return {
    html: withAttributes(reading, [...outlined.attributes, ...(clicks?.attributes ?? [])]),
    sheet: outlined.sheet + (clicks?.sheet ?? ''),
    script: clicks?.script ?? '',
  };
}
