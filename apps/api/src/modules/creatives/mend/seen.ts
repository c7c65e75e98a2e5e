import { findImages } from '../html/images.ts';
import { findLinks } from '../html/links.ts';
import { readMail } from '../html/mail.ts';
import { textOf } from '../html/tree.ts';

/** The parts of an e-mail that a reader sees change. */
export interface VisibleChanges {
  text: boolean;
  links: boolean;
  images: boolean;
}

/** The visible parts of an e-mail, each in its order. */
type Seen = Readonly<Record<keyof VisibleChanges, string>>;

export const NOTHING_VISIBLE: VisibleChanges = { text: false, links: false, images: false };

/** Reads what everybody sees, and what only Outlook shows. Hidden text counts, because inboxes show it beside the subject. */
export function seenIn(html: string): Seen {
  const mail = readMail(html);
  const shown = mail.opened ? [mail.document, mail.opened] : [mail.document];
  return {
    text: shown.map((document) => textOf(document)).join('\n'),
    links: JSON.stringify(findLinks(mail).map(({ url }) => url)),
    // An empty alt text reads like none.
    images: JSON.stringify(findImages(mail).map(({ url, alt = '' }) => [url, alt])),
  };
}

export function visibleChanges(before: Seen, after: Seen): VisibleChanges {
  return {
    text: before.text !== after.text,
    links: before.links !== after.links,
    images: before.images !== after.images,
  };
}

export function isVisible({ text, links, images }: VisibleChanges): boolean {
  return text || links || images;
}
