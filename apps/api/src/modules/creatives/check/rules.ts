import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { plainFinding, type Finding } from './finding.ts';
import type { FoundImage } from '../html/images.ts';
import type { FoundLink } from '../html/links.ts';
import { findPlaceholders } from '../html/mergeFields.ts';
import { showsPostalAddress, withoutAddress } from './postalAddress.ts';
import { shortened } from './shortened.ts';

/** Bytes of a message that Gmail shows. It hides the rest behind a link, including the unsubscribe link. */
const CLIPPED_ABOVE = 102 * 1024;

export function placeIn(source: string, offset: number): { line: number; col: number } {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, col: offset - lineStart + 1 };
}

export function sizeFindings(bytes: number): Finding[] {
  if (bytes <= CLIPPED_ABOVE) return [];
  const message = `The HTML is ${Math.ceil(bytes / 1024)} kB; Gmail clips everything beyond 102 kB`;
  return [{ kind: 'html_clipped', message, part: 'size' }];
}

/** parse5 adds a body to every file, so a file counts as having one if there is something to show. */
export function hasBody(words: string, images: readonly FoundImage[]): boolean {
  return words !== '' || images.length > 0;
}

function addressMessage(words: string, senderAddress: string | null): string {
  const foreign = findPlaceholders(words).find(({ text }) => foreignField(text)?.field === '{{postal_address}}');
  if (foreign)
    return `The sender's postal address is a field of ${foreignField(foreign.text)?.tool}, ${foreign.text}; use {{postal_address}}`;
  const own = senderAddress ? `: ${senderAddress.replace(/\s+/g, ' ')}` : '';
  return `The sender's postal address is missing${own}`;
}

export function addressFindings(words: string, senderAddress: string | null): Finding[] {
  return showsPostalAddress(words, senderAddress)
    ? []
    : [{ kind: 'no_postal_address', message: addressMessage(words, senderAddress), part: words }];
}

export function altFindings(images: readonly FoundImage[]): Finding[] {
  return images
    .filter((image) => image.isImg && image.alt === undefined && !image.isTracker)
    .map((image) => ({
      kind: 'image_without_text',
      message: `The image ${shortened(image.url)} has no alt text`,
      part: image.part,
      ...(image.place && { place: image.place }),
    }));
}

function placeholderMessage(text: string): string {
  const foreign = foreignField(text);
  return foreign
    ? `${text} is a field of ${foreign.tool} and goes out unchanged; use ${foreign.field}`
    : `${text} is not a Mailroom field and goes out unchanged`;
}

/** Placeholders of other tools, apart from those in the target of a link: the link's own finding names them. */
export function placeholderFindings(source: string, links: readonly FoundLink[], isHtml = true): Finding[] {
  // Comments aren't sent, and templates explain their placeholders in them.
  const text = isHtml ? source.replace(/<!--(?!\[if)[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length)) : source;
  const isInLink = (offset: number): boolean =>
    links.some(({ from, to }) => from !== undefined && to !== undefined && offset >= from && offset < to);
  return findPlaceholders(text)
    .filter((found) => !found.isKnown && !isInLink(found.offset))
    .slice(0, 200)
    .map((found) => ({
      kind: 'unknown_merge_field',
      message: placeholderMessage(found.text),
      part: found.text,
      place: placeIn(source, found.offset),
    }));
}

/** Characters after which an inbox cuts a subject, even on a wide screen. */
const LONG_SUBJECT = 90;

/** Characters of text that an e-mail of pictures has left when its footer is taken away. */
const HARDLY_TEXT = 40;

/** Returns the text beside the footer: without its links and its postal address. */
function ownWords(words: string, links: readonly FoundLink[], senderAddress: string | null): string {
  const own = senderAddress === null ? words : words.replace(senderAddress.replace(/\s+/g, ' '), ' ');
  return links
    .reduce((rest, { text }) => (text === '' ? rest : rest.replace(text, ' ')), withoutAddress(own))
    .replace(/\s+/g, ' ')
    .trim();
}

interface Written {
  words: string;
  subject: string | null;
  senderAddress: string | null;
  images: readonly FoundImage[];
  links: readonly FoundLink[];
}

/** Finds what spam filters count and readers mind: capitals and length of the subject, pictures instead of text, filler. */
export function styleFindings({ words, subject, senderAddress, images, links }: Written): Finding[] {
  const found: Finding[] = [];
  const letters = (subject ?? '').replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  if ((letters.length >= 10 && capitals.length / letters.length > 0.7) || /!{3,}/.test(subject ?? '')) {
    found.push(plainFinding('subject_shouts', subject ?? ''));
  }
  const length = (subject ?? '').length;
  if (length > LONG_SUBJECT) {
    const message = `The subject has ${length} characters; inboxes cut it after ${LONG_SUBJECT} at the latest`;
    found.push({ kind: 'subject_long', message, part: subject ?? '' });
  }
  const hasPicture = images.some((image) => image.isImg && !image.isTracker);
  if (hasPicture && ownWords(words, links, senderAddress).length < HARDLY_TEXT)
    found.push(plainFinding('mostly_images', words));
  const filler = /lorem ipsum|dolor sit amet/i.exec(words)?.[0];
  if (filler) found.push({ kind: 'filler_text', message: `'${filler}' is a filler text`, part: filler });
  return found;
}
