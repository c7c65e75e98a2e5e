import { stylesOf } from './styles/styleRules.ts';
import { defaultTreeAdapter } from 'parse5';
import { attributeOf, elementsOf, textOf } from './tree.ts';
import type { Document, Element, Node } from './tree.ts';

/** The properties that can hide an element, or show letters in it. */
const HIDING: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'opacity',
  'max-height',
  'max-width',
  'overflow',
  'height',
  'width',
  'font-size',
]);

type StyleOf = ReturnType<typeof stylesOf>;

/** Spaces and invisible letters, with which templates fill up a preheader. */
const BLANKS = /(?:[\s\u00a0\u00ad\u061c\u2007\u200b-\u200f\u2060\ufeff]|\u034f)+/g;

function isZero(value: string | undefined): boolean {
  return value !== undefined && /^0+(?:\.0+)?(?:px|pt|em|rem|%)?$/.test(value);
}

/** Whether letters inside have a size again: templates set the size to 0 around columns, to close the gaps between them. */
function showsLetters(element: Element, styleOf: StyleOf): boolean {
  return [...elementsOf(element)].some((inner) => {
    const size = styleOf(inner).get('font-size');
    return size !== undefined && !isZero(size);
  });
}

export function isHidden(element: Element, styleOf: StyleOf): boolean {
  if (attributeOf(element, 'hidden') !== undefined) return true;
  const style = styleOf(element);
  const isCut = style.get('overflow') === 'hidden';
  return (
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    isZero(style.get('opacity')) ||
    isZero(style.get('max-height')) ||
    isZero(style.get('max-width')) ||
    (isCut && (isZero(style.get('height')) || isZero(style.get('width')))) ||
    (isZero(style.get('font-size')) && !showsLetters(element, styleOf))
  );
}

/** Yields the elements that readers see, in document order: neither hidden ones nor those inside them. */
export function* shownElements(document: Document, source: string): Generator<Element> {
  const styleOf = stylesOf(document, source, HIDING);
  const stack: Node[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) {
      // A `html` or `body` that is hidden until a style sheet shows it holds the whole e-mail.
      if (!['html', 'body'].includes(node.tagName) && isHidden(node, styleOf)) continue;
      yield node;
    }
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
}

/** Cuts out elements that readers of the HTML don't see, such as a hidden preheader. */
export function withoutHidden(document: Document, source: string): string {
  const styleOf = stylesOf(document, source, HIDING);
  let text = '';
  let rest = 0;
  for (const element of elementsOf(document)) {
    const location = element.sourceCodeLocation;
    // A `html` or `body` that is hidden until a style sheet shows it holds the whole e-mail.
    if (
      !location ||
      location.startOffset < rest ||
      ['html', 'body'].includes(element.tagName) ||
      !isHidden(element, styleOf)
    )
      continue;
    text += source.slice(rest, location.startOffset);
    rest = location.endOffset;
  }
  return text + source.slice(rest);
}

/** A letter, a number or a picture. The button of a menu for phones has only signs. */
const SAYING = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;

/** Elements whose text no reader sees in any case. */
const SILENT: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head', 'noscript', 'template']);

/** Returns the hidden text before the first visible one, which inboxes show beside the subject; null without one. */
export function hiddenPreheader(document: Document, source: string): string | null {
  const styleOf = stylesOf(document, source, HIDING);
  const stack: Node[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node) && node.value.replaceAll(BLANKS, '') !== '') return null;
    if (defaultTreeAdapter.isElementNode(node)) {
      if (SILENT.has(node.tagName)) continue;
      if (!['html', 'body'].includes(node.tagName) && isHidden(node, styleOf)) {
        const text = textOf(node).replaceAll(BLANKS, ' ').trim();
        if (SAYING.test(text)) return text;
        continue;
      }
    }
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  return null;
}
