import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import type { Finding } from '../html/finding.ts';
import type { FoundImage } from '../html/images.ts';
import type { FoundLink } from '../html/links.ts';
import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';
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

function addressMessage(words: string, postalAddress: string | null): string {
  const foreign = findPlaceholders(words).find(({ text }) => foreignField(text)?.field === '{{postal_address}}');
  if (foreign)
    return `The sender's postal address is a field of ${foreignField(foreign.text)?.tool}, ${foreign.text}; use {{postal_address}}`;
  const own = postalAddress ? `: ${postalAddress.replace(/\s+/g, ' ')}` : '';
  return `The sender's postal address is missing${own}`;
}

export function addressFindings(words: string, postalAddress: string | null): Finding[] {
  return showsPostalAddress(words, postalAddress)
    ? []
    : [{ kind: 'no_postal_address', message: addressMessage(words, postalAddress), part: words }];
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
