import { isPixel } from '../../html/images.ts';
import type { FoundLink } from '../../html/links.ts';
import { attributeOf, elementsOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import { unnamedLinks } from '../linkRules.ts';

/** The pictures of a link, in their order. */
export function picturesIn(link: Element): Element[] {
  return [...elementsOf(link)].filter(
    (element) => element.tagName === 'img' && attributeOf(element, 'src')?.trim() && !isPixel(element),
  );
}

/** Each link without a name that everybody sees, by the offset of its `href`; undefined for one that is for Outlook only. */
export function unnamedLinkElements(document: Document, links: readonly FoundLink[]): (Element | undefined)[] {
  const byOffset = new Map(
    [...elementsOf(document)].map((each) => [each.sourceCodeLocation?.attrs?.['href']?.startOffset, each]),
  );
  return unnamedLinks(links).map(({ from }) => (from === undefined ? undefined : byOffset.get(from)));
}

/** Pictures without alt text, each the only one of a link without a name: the finding about the link asks for it. */
export function picturesToldByLinks(document: Document, links: readonly FoundLink[]): ReadonlySet<Element> {
  return new Set(
    unnamedLinkElements(document, links).flatMap((link) => {
      const [picture, ...more] = link ? picturesIn(link) : [];
      return picture && more.length === 0 && attributeOf(picture, 'alt') === undefined ? [picture] : [];
    }),
  );
}
