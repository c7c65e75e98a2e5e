import { stylesOf } from './styleRules.ts';
import { attributeOf, elementsOf } from './tree.ts';
import type { Document, Element } from './tree.ts';

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

function isHidden(element: Element, styleOf: StyleOf): boolean {
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
