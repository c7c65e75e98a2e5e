import { findPlaceholders } from './mergeFields.ts';

function anyOf(words: string): string {
  return `(?:${words.trim().split(/\s+/).join('|')})`;
}

/** Things that a template leaves open, as the first word of a note: '[Product Name]', '[Order Number]'. */
const THING = anyOf(`
  account article author blog body book booking brand business button campaign category city client company contact
  coupon course customer delivery discount due end event expiration expiry headline hero hotel image invoice item job
  landing main meeting month newsletter offer order organi[sz]ation page phone post product project promo recipient
  reply school section sender service shop speaker sponsor start store street support team tracking venue webinar
`);

/** Facts about a thing that a template leaves open. */
const FACT = anyOf(`
  address amount caption code copy date description email headline id image link location logo name number photo price
  subject text time title url
`);

/** Words that are put into brackets only to be replaced. '[Video]', '[Link]' and '[Event]' are words of real e-mails. */
const ALONE = anyOf(`
  amount city date headline month name price title url xx+
  datum nachname vorname firmenname produktname
  fecha nombre nom prénom
`);

const NOTES = [
  ALONE,
  String.raw`${THING} (?:${THING} )?${FACT}`,
  // 'Insert link', and the same in other languages.
  String.raw`insert .+|(?:.+ )?einfügen|insérer .+|insertar .+`,
  String.raw`(?:add|enter|type|write|paste|put) (?:(?:your|the|an?) )?(?:${THING} )?${FACT}(?: here)?`,
  String.raw`your (?:${THING} )?(?:${FACT}|brand|business|company|organi[sz]ation|product|team)(?: (?:goes )?here)?`,
  String.raw`(?:.+ )?goes here`,
  // '[Link here]' may be a real link.
  String.raw`(?:${THING} )?(?!link)${FACT} here`,
];

/** A note in brackets or braces to the person who fills in the template. */
const NOTE = new RegExp(`^(?:${NOTES.join('|')})$`, 'iu');

/** Bounded, so that a hostile text costs no more than its length. Behind a letter or another bracket it is code. */
const BRACKETED = /(?<![\w/.$[\]{}])[[{]([^[\]{}<>]{2,60})[\]}](?![\]}])/gu;

/** A name in braces, as programs write their variables: '{name}'. */
const CODE = /^\{[a-z_]+\}$/;

const WHOLE =
  /lorem\s+ipsum(?:\s+dolor sit amet)?|dolor sit amet|\b(?:text|copy|headline|heading|title|content|image|logo) goes here\b/giu;

interface FillerText {
  text: string;
  offset: number;
}

/** Finds texts that somebody forgot to replace: 'Lorem ipsum', '[Product Name]', '[INSERT LINK]'. Merge fields are not among them. */
export function findFillerTexts(text: string): FillerText[] {
  const fields = findPlaceholders(text);
  const isField = (offset: number) =>
    fields.some((field) => offset >= field.offset && offset < field.offset + field.text.length);
  const notes = [...text.matchAll(BRACKETED)].filter(
    ([whole, inside = '']) => !CODE.test(whole) && NOTE.test(inside.replace(/[\s_]+/g, ' ').trim()),
  );
  const whole = [...text.matchAll(WHOLE)].filter(
    ({ index }) => !notes.some((note) => index > note.index && index < note.index + note[0].length),
  );
  return [...notes, ...whole]
    .filter(({ index }) => !isField(index))
    .map((match) => ({ text: match[0].replace(/\s+/g, ' '), offset: match.index }))
    .toSorted((one, other) => one.offset - other.offset);
}
