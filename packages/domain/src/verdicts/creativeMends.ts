import type { FindingKindName } from './creativeFindings.ts';

/** The parts of an e-mail that a reader sees. */
type VisiblePart = 'text' | 'links' | 'images';

interface CreativeMend {
  readonly kind: FindingKindName;
  /** The change to the HTML, as a sentence without its full stop. */
  readonly effect: string;
  /** The answer where too little is known for the change. */
  readonly left?: string;
  /** How a reader sees it where this part changes, the first that applies; as a sentence without its full stop. */
  readonly seen?: Readonly<Partial<Record<VisiblePart, string>>>;
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
    seen: {
      text: 'Readers see their own values where fields of other tools stood',
      links: 'Links carry each reader’s own values',
      images: 'Images carry each reader’s own values',
    },
  },
  {
    kind: 'base_address',
    effect: 'Relative addresses become whole, and <base> goes',
    left: 'Some addresses have a field in them or make no whole address',
    seen: {
      links: 'Links lead to whole addresses, also where a program ignores <base>',
      images: 'Images appear also where a program ignores <base>',
    },
  },
  {
    kind: 'link_escaped_twice',
    effect: 'Addresses that were escaped twice are written as they are meant',
    seen: { links: 'Links lead to the addresses that were meant' },
  },
  {
    kind: 'link_spelling',
    effect: 'Addresses with line breaks or unclear & are written so that every program reads them alike',
    seen: { links: 'Links lead to the addresses that were meant' },
  },
  {
    kind: 'windows_character',
    effect: 'Control characters of Windows become the letters that were meant',
    seen: { text: 'Letters appear where control characters stood' },
  },
  {
    kind: 'text_escaped_twice',
    effect: 'Characters that were escaped twice are written as they are meant',
    seen: { text: 'Characters appear where readers saw their names' },
  },
  {
    kind: 'insecure_link',
    effect: 'Links lead to https where their hosts redirected the check to it',
    left: 'No check saw an https answer from these hosts; open the links by https, then edit them',
    seen: { links: 'Links lead to https instead of http' },
  },
  {
    kind: 'image_without_text',
    effect: 'Images get an alt text from the names of their files; decoration gets an empty one',
    left: 'The names of some files say nothing; write what these images show',
    seen: { images: 'Readers who see no pictures read their alt texts' },
  },
  {
    kind: 'link_without_name',
    effect: 'Links that are only a picture get its alt text, from the name of its file',
    left: 'Some links hold nothing that names them; write what they lead to',
    seen: { images: 'Readers who see no pictures read their alt texts' },
  },
  {
    kind: 'image_without_size',
    effect: 'Images get the size in which they are shown now, from their style or their file',
    left: 'Some images have an unknown size, or are wider than 600 px; write the width in which readers are to see them',
  },
  {
    kind: 'layout_table',
    effect: 'Tables for the layout get role="presentation"',
  },
  {
    kind: 'no_unsubscribe_link',
    effect: 'The unsubscribe link gets its address, or the foot gets such a link',
    seen: {
      text: 'Adds the unsubscribe link to the text of the mail',
      links: 'The unsubscribe link leads to the unsubscribe page',
    },
  },
  {
    kind: 'no_postal_address',
    effect: 'The foot shows the sender’s postal address',
    seen: { text: 'Adds the sender’s postal address to the text of the mail' },
  },
] as const satisfies readonly CreativeMend[];

export type MendKind = (typeof creativeMends)[number]['kind'];

export const MEND_KINDS: readonly MendKind[] = creativeMends.map(({ kind }) => kind);

/** Whether findings of this kind have a safe change. */
export function isMendKind(kind: string): kind is MendKind {
  const kinds: readonly string[] = MEND_KINDS;
  return kinds.includes(kind);
}

type VisibleChanges = Readonly<Record<VisiblePart, boolean>>;

const PARTS = [
  { part: 'text', otherwise: 'The text changes' },
  { part: 'links', otherwise: 'Links lead elsewhere' },
  { part: 'images', otherwise: 'Images change' },
] as const;

/** Says in sentences which parts that a reader sees change, whatever changes them. */
export function seenAtAll(changes: VisibleChanges): string[] {
  return PARTS.filter(({ part }) => changes[part]).map(({ otherwise }) => otherwise);
}

/** Says in a sentence what a reader sees change by a mend; null where nothing does. */
export function seenByReader(kind: MendKind, changes: VisibleChanges): string | null {
  const mend: CreativeMend | undefined = creativeMends.find((each) => each.kind === kind);
  const own = PARTS.flatMap(({ part }) => (changes[part] ? (mend?.seen?.[part] ?? []) : []));
  return own[0] ?? seenAtAll(changes)[0] ?? null;
}
