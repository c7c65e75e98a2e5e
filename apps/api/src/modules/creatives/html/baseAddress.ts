import { holdsPlaceholder } from '@mailroom/domain/merge/mergeFields';
import { attributeOf, elementsOf, isHtml } from './tree.ts';
import type { Document, Element } from './tree.ts';

/** The element by which a page says where its relative addresses begin. */
export function baseOf(document: Document): Element | undefined {
  for (const element of elementsOf(document))
    if (element.tagName === 'base' && isHtml(element) && attributeOf(element, 'href') !== undefined) return element;
  return undefined;
}

/** Whether an address is incomplete without the address of its page. */
export function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][\w+.-]*:|#|\{\{|\*\|)/i.test(url);
}

/** The whole address, as a browser makes it with the base; null where it makes none, or where a field is filled in later. */
export function wholeAddress(url: string, base: string): string | null {
  if (holdsPlaceholder(url) || !URL.canParse(url, base)) return null;
  const whole = new URL(url, base);
  return /^https?:$/.test(whole.protocol) ? whole.href : null;
}
