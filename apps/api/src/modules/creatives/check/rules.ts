import { plainFinding, type Finding } from './finding.ts';
import type { FoundImage } from '../html/images.ts';
import type { FoundLink } from '../html/links.ts';
import { findPlaceholders } from '../html/mergeFields.ts';
import { unsubscribesByTarget } from '../html/linkKind.ts';
import { showsPostalAddress } from './postalAddress.ts';

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

export function unsubscribeFindings(links: readonly FoundLink[]): Finding[] {
  if (links.some((link) => unsubscribesByTarget(link.url))) return [];
  const meant = links.find((link) => link.kind === 'unsubscribe');
  return [
    {
      kind: 'no_unsubscribe_link',
      message: meant
        ? `The link '${meant.text || meant.url}' leads to ${meant.url}, which is not an unsubscribe address; use {{unsubscribe_url}}`
        : 'There is no unsubscribe link; add one with the target {{unsubscribe_url}}',
      part: 'unsubscribe',
      ...(meant?.place && { place: meant.place }),
    },
  ];
}

export function addressFindings(words: string, senderAddress: string | null): Finding[] {
  return showsPostalAddress(words, senderAddress)
    ? []
    : [
        {
          kind: 'no_postal_address',
          message: senderAddress
            ? `The sender's postal address is missing: ${senderAddress.replace(/\s+/g, ' ')}`
            : "The sender's postal address is missing",
          part: words,
        },
      ];
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

export function placeholderFindings(source: string, isHtml = true): Finding[] {
  // Comments aren't sent, and templates explain their placeholders in them.
  const text = isHtml ? source.replace(/<!--(?!\[if)[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length)) : source;
  return findPlaceholders(text)
    .filter((found) => !found.isKnown)
    .slice(0, 200)
    .map((found) => ({
      kind: 'unknown_merge_field',
      message: `${found.text} is not a Mailroom field and goes out unchanged`,
      part: found.text,
      place: placeIn(source, found.offset),
    }));
}

export function insecureLinkFindings(links: readonly FoundLink[]): Finding[] {
  return links
    .filter((link) => link.kind === 'web' && /^http:/i.test(link.url))
    .map((link) => ({
      kind: 'insecure_link',
      message: `The link '${shortened(link.text || link.url)}' is not encrypted (http)`,
      part: link.part,
      ...(link.place && { place: link.place }),
    }));
}

/** Finds what spam filters count: capitals in the subject, and pictures instead of text. */
export function styleFindings(words: string, subject: string | null, images: readonly FoundImage[]): Finding[] {
  const found: Finding[] = [];
  const letters = (subject ?? '').replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  if ((letters.length >= 10 && capitals.length / letters.length > 0.7) || /!{3,}/.test(subject ?? '')) {
    found.push(plainFinding('subject_shouts', subject ?? ''));
  }
  if (images.some((image) => image.isImg && !image.isTracker) && words.length < 40) {
    found.push(plainFinding('mostly_images', words));
  }
  return found;
}

export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
