import type { Place } from './finding.ts';
import { hiddenElements } from './mail.ts';
import type { Mail } from './mail.ts';
import { attributeOf, elementsOf, placeOf, startTagOf, textOf } from './tree.ts';
import type { Element } from './tree.ts';
import { linkKind, trackingOf } from './linkKind.ts';
import type { LinkKind } from './linkKind.ts';

export interface FoundLink {
  position: number;
  text: string;
  url: string;
  kind: LinkKind;
  /** It is in a conditional comment, so only Outlook shows it. */
  isOutlookOnly?: true;
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
 * Outlook's VML shapes can be links too. `v:fill`, `v:image`, `v:imagedata` and `v:stroke` are left out: their `href` is the
 * address of a picture.
 */
const LINKS = /^(?:a|area|v:(?!fill$|image$|imagedata$|stroke$).*)$/;

/** The address of a link in the file, with `href` and its quotes. */
interface Target {
  element: Element;
  isOutlookOnly: boolean;
  from: number;
  to: number;
}

function targetsIn(elements: Iterable<Element>, isOutlookOnly: boolean): Target[] {
  const targets = new Map<number, Target>();
  for (const element of elements) {
    const at = LINKS.test(element.tagName) ? element.sourceCodeLocation?.attrs?.['href'] : undefined;
    // Misnested markup makes the parser copy an `a`, so each place counts once.
    if (at && !targets.has(at.startOffset))
      targets.set(at.startOffset, { element, isOutlookOnly, from: at.startOffset, to: at.endOffset });
  }
  return [...targets.values()];
}

/** The links in the order of the file, those in conditional comments among them. A link is known by its place there. */
export function linkTargets(mail: Mail): Target[] {
  return [...targetsIn(elementsOf(mail.document), false), ...targetsIn(hiddenElements(mail), true)].toSorted(
    (one, other) => one.from - other.from,
  );
}

/** Finds every link of the e-mail: `a`, image map areas and the boxes of Outlook. */
export function findLinks(mail: Mail): FoundLink[] {
  return linkTargets(mail).map(({ element, isOutlookOnly, from, to }, index) => {
    const text = labelOf(element).slice(0, LONGEST_TEXT);
    const url = attributeOf(element, 'href')?.trim() ?? '';
    const place = placeOf(element, 'href');
    return {
      position: index + 1,
      text,
      url,
      kind: linkKind(url, text),
      ...(isOutlookOnly && { isOutlookOnly }),
      tracking: trackingOf(url),
      part: `${startTagOf(element, mail.source)}${text}`,
      ...(place && { place }),
      from,
      to,
    };
  });
}
