import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import type { Finding, Place } from '../html/finding.ts';
import type { FoundImage } from '../html/images.ts';
import type { FoundLink } from '../html/links.ts';
import { placeOf, type Document } from '../html/tree.ts';
import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';
import { picturesToldByLinks } from './judge/linkPictures.ts';
import { showsPostalAddress, withoutAddress } from './postalAddress.ts';
import { encodedSize } from '../../../platform/mail/textEncoding.ts';
import { shortened } from './shortened.ts';

/** Mail programs count the bytes that arrive, in which each letter beyond ASCII has several. */
export function sizeFindings(html: string, { html_kb: most }: Thresholds): Finding[] {
  const kb = (bytes: number) => Math.ceil(bytes / 1024);
  const sent = kb(encodedSize(html).bytes);
  if (sent <= most) return [];
  const clips =
    most === STANDARD_THRESHOLDS.html_kb ? `Gmail clips everything beyond ${most} kB` : `at most ${most} kB is wanted`;
  const message = `The HTML is ${kb(Buffer.byteLength(html))} kB, and ${sent} kB on its way; ${clips}`;
  return [{ kind: 'html_clipped', message, part: 'size' }];
}

/** parse5 adds a body to every file, so a file counts as having one if there is something to show. */
export function hasBody(words: string, images: readonly FoundImage[]): boolean {
  return words !== '' || images.some((image) => !image.isOutlookOnly);
}

function isAddressField({ text }: { text: string }): boolean {
  return foreignField(text)?.field === '{{postal_address}}';
}

/** `others` are the fields that have a finding of their own. One for the address, in the words, says that it is missing. */
export function addressFindings(
  words: string,
  postalAddress: string | null,
  others: readonly { text: string }[] = [],
): Finding[] {
  const isTold =
    others.some((each) => isAddressField(each)) && findPlaceholders(words).some((each) => isAddressField(each));
  if (isTold || showsPostalAddress(words, postalAddress)) return [];
  const own = postalAddress ? `: ${postalAddress.replace(/\s+/g, ' ')}` : '';
  return [{ kind: 'no_postal_address', message: `The sender's postal address is missing${own}`, part: words }];
}

function placeKey(place: Place | undefined): string {
  return place ? `${place.line} ${place.col}` : '';
}

/** Leaves out the only picture of a link without a name: the finding about the link asks for its alt text. */
export function altFindings(
  document: Document,
  { images, links }: { images: readonly FoundImage[]; links: readonly FoundLink[] },
): Finding[] {
  const told = new Set([...picturesToldByLinks(document, links)].map((picture) => placeKey(placeOf(picture, 'src'))));
  return images
    .filter((image) => image.isImg && image.alt === undefined && !image.isTracker && !told.has(placeKey(image.place)))
    .map((image) => ({
      kind: 'image_without_text',
      message: `The image ${shortened(image.url)} has no alt text`,
      part: image.part,
      ...(image.place && { place: image.place }),
    }));
}

/** Returns the text beside the footer: without its links and its postal address. */
function ownWords(words: string, links: readonly FoundLink[], postalAddress: string | null): string {
  const own = postalAddress === null ? words : words.replace(postalAddress.replace(/\s+/g, ' '), ' ');
  return links
    .reduce((rest, { text }) => (text === '' ? rest : rest.replace(text, ' ')), withoutAddress(own))
    .replace(/\s+/g, ' ')
    .trim();
}

interface Written {
  words: string;
  postalAddress: string | null;
  images: readonly FoundImage[];
  links: readonly FoundLink[];
}

/** Finds an e-mail that is pictures instead of text. */
export function textShareFindings(
  { words, postalAddress, images, links }: Written,
  { text_characters: least }: Thresholds,
): Finding[] {
  const hasPicture = images.some((image) => image.isImg && !image.isTracker && !image.isOutlookOnly);
  const own = ownWords(words, links, postalAddress).length;
  if (!hasPicture || own >= least) return [];
  const message = `There is hardly any text beside the images: ${own} characters, and at least ${least} are wanted`;
  return [{ kind: 'mostly_images', message, part: words }];
}
