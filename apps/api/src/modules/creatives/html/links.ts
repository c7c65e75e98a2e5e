import type { Place } from '../check/finding.ts';
import { attributeOf, elementsOf, placeOf, startTagOf, textOf } from './tree.ts';
import type { Document, Element } from './tree.ts';
import { linkKind, trackingOf } from './linkKind.ts';
import type { LinkKind } from './linkKind.ts';

export interface FoundLink {
  position: number;
  text: string;
  url: string;
  kind: LinkKind;
  tracking: Record<string, string>;
  /** The start tag and the text: findings about the link refer to this piece. */
  part: string;
  place?: Place;
  /** Offsets of its target in the file. */
  from?: number;
  to?: number;
  /** Another finding already says what is wrong with it. */
  isTold?: boolean;
}

/** The text of a link, or the alt text of its image, which a reader without pictures sees. */
function labelOf(element: Element): string {
  const words = textOf(element);
  if (words !== '') return words;
  for (const inner of elementsOf(element)) {
    const alt = inner.tagName === 'img' ? attributeOf(inner, 'alt')?.trim() : undefined;
    if (alt) return alt;
  }
  const names = ['aria-label', 'title', 'alt'].map((name) => attributeOf(element, name)?.trim());
  return names.find((name) => name) ?? '';
}

const LONGEST_TEXT = 300;

/**
 * Yields the links in reading order. The check and the renderer number links by this order. Misnested markup makes
 * the parser copy an `a`, so each start tag counts once.
 */
export function* linkElements(document: Document): Generator<Element> {
  const seen = new Set<number>();
  for (const element of elementsOf(document)) {
    if (element.tagName !== 'a' && element.tagName !== 'area') continue;
    const at = element.sourceCodeLocation?.startOffset;
    if (attributeOf(element, 'href') === undefined || at === undefined || seen.has(at)) continue;
    seen.add(at);
    yield element;
  }
}

/** Finds every link of the e-mail in reading order: `a` and image map areas. */
export function findLinks(document: Document, source: string): FoundLink[] {
  const links: FoundLink[] = [];
  for (const element of linkElements(document)) {
    const text = labelOf(element).slice(0, LONGEST_TEXT);
    const url = attributeOf(element, 'href')?.trim() ?? '';
    const place = placeOf(element, 'href');
    const target = element.sourceCodeLocation?.attrs?.['href'];
    links.push({
      position: links.length + 1,
      text,
      url,
      kind: linkKind(url, text),
      tracking: trackingOf(url),
      part: `${startTagOf(element, source)}${text}`,
      ...(place && { place }),
      ...(target && { from: target.startOffset, to: target.endOffset }),
    });
  }
  return links;
}
