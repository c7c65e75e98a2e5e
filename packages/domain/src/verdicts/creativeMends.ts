import type { FindingKindName } from './creativeFindings.ts';

interface CreativeMend {
  readonly kind: FindingKindName;
  /** The change to the HTML, as a sentence without its full stop. */
  readonly effect: string;
  /** How a reader sees it, as a sentence without its full stop. Default: the e-mail looks as before. */
  readonly seen?: string;
  /** The answer where too little is known for the change. */
  readonly left?: string;
}

/** The findings that have a safe change of the HTML, in the order in which people read an e-mail’s code. */
export const creativeMends = [
  {
    kind: 'no_language',
    effect: 'The HTML names its language, recognised from its words',
    left: 'There are too few words to tell the language',
  },
  {
    kind: 'wrong_encoding',
    effect: 'The HTML declares UTF-8, in which it goes out',
  },
  {
    kind: 'no_title',
    effect: 'The subject becomes the title',
    left: 'There is no subject to use as the title',
  },
  {
    kind: 'foreign_merge_field',
    effect: 'Fields of other tools become the fields of Mailroom',
    seen: 'Readers see their own values instead of the other tool’s code',
  },
  {
    kind: 'base_address',
    effect: 'Relative addresses become whole, and <base> goes',
    seen: 'Images with such addresses appear in programs that drop <base>',
    left: 'Some addresses have a field in them or make no whole address',
  },
  {
    kind: 'link_escaped_twice',
    effect: 'Addresses that were escaped twice are written as they are meant',
  },
  {
    kind: 'link_spelling',
    effect: 'Addresses with line breaks or unclear & are written so that every program reads them alike',
  },
  {
    kind: 'windows_character',
    effect: 'Control characters of Windows become the letters that were meant',
    seen: 'Readers see these letters',
  },
  {
    kind: 'insecure_link',
    effect: 'Links lead to https; the next check opens each of them',
  },
  {
    kind: 'image_without_text',
    effect: 'Images get an alt text from the names of their files; decoration gets an empty one',
    seen: 'The text replaces an image that is not shown',
    left: 'The names of some files say nothing; write what these images show',
  },
  {
    kind: 'image_without_size',
    effect: 'Images get the size in which they are shown now, from their style or their file',
    seen: 'The place of an image stays free until it is shown',
    left: 'Some images have an unknown size, or are wider than 600 px; write the width in which readers are to see them',
  },
  {
    kind: 'layout_table',
    effect: 'Tables for the layout get role="presentation"',
  },
  {
    kind: 'no_unsubscribe_link',
    effect: 'The link for leaving gets its address, or the foot gets such a link',
    seen: 'Without any such link, readers see a new one in the foot',
  },
  {
    kind: 'no_postal_address',
    effect: 'The foot shows the sender’s postal address',
    seen: 'Readers see the address',
  },
] as const satisfies readonly CreativeMend[];

export type MendKind = (typeof creativeMends)[number]['kind'];

export const MEND_KINDS: readonly MendKind[] = creativeMends.map(({ kind }) => kind);

/** Whether findings of this kind have a safe change. */
export function isMendKind(kind: string): kind is MendKind {
  const kinds: readonly string[] = MEND_KINDS;
  return kinds.includes(kind);
}
