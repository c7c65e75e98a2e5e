import { linkKind, trackingOf } from './linkKind.ts';
import type { FoundLink } from './links.ts';
import { placeIn } from './placeIn.ts';

const TARGET = /https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|\{\{\s*unsubscribe_url\s*\}\}/gi;

/** Removes full stops and closing brackets, which belong to the sentence. */
function trimmed(url: string): string {
  return url.replace(/[.,;:!?)\]]+$/, '');
}

/** The addresses in a plain text, in their order. */
export function linksInText(text: string): FoundLink[] {
  return [...text.matchAll(TARGET)].map((match, index) => {
    const url = match[0].startsWith('{{') ? match[0] : trimmed(match[0]);
    return {
      position: index + 1,
      text: '',
      url,
      kind: linkKind(url, ''),
      tracking: trackingOf(url),
      part: url,
      place: placeIn(text, match.index),
      from: match.index,
      to: match.index + url.length,
    };
  });
}
