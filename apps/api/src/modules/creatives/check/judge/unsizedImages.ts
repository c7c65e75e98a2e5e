import { isPixel } from '../../html/images.ts';
import { pixelsOf } from '../../html/styles/saidSizes.ts';
import { stylesOf } from '../../html/styles/styleRules.ts';
import { attributeOf, elementsOf, placeOf, rawTextOf, startTagOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

const SIZES: ReadonlySet<string> = new Set(['width', 'max-width', 'height', 'display']);

export interface UnsizedImage {
  element: Element;
  url: string;
  style: ReadonlyMap<string, string>;
  /** Whether a style sheet may set a width that this image has only on some screens. */
  isStretched: boolean;
}

function hasSize(element: Element): boolean {
  return ['width', 'height'].some((side) => /^\s*\d/.test(attributeOf(element, side) ?? ''));
}

/** Whether the style sizes the image by the room around it, which no number can express. */
function isFluid(style: ReadonlyMap<string, string>): boolean {
  return /%|vw|calc/.test(style.get('width') ?? '') && pixelsOf(style.get('max-width')) === undefined;
}

/**
 * Finds shown images without a number in `width` and `height`. With one of the two a mail program knows the other from the
 * file, so only images without both count.
 */
export function unsizedImages(document: Document, source: string): UnsizedImage[] {
  const elements = [...elementsOf(document)];
  const styleOf = stylesOf(document, source, SIZES);
  const isStretched = elements.some((element) => element.tagName === 'style' && /width/i.test(rawTextOf(element)));
  return elements.flatMap((element): UnsizedImage[] => {
    const url = element.tagName === 'img' ? attributeOf(element, 'src')?.trim() : undefined;
    if (!url || hasSize(element) || isPixel(element)) return [];
    const style = styleOf(element);
    return isFluid(style) || style.get('display') === 'none' ? [] : [{ element, url, style, isStretched }];
  });
}

export function unsizedImageFindings(document: Document, source: string): Finding[] {
  return unsizedImages(document, source).map(({ element, url }) => {
    const place = placeOf(element);
    return {
      kind: 'image_without_size',
      message: `The image ${shortened(url)} has neither width nor height in its tag: Outlook shows it as large as its file, and the text jumps when it arrives`,
      part: startTagOf(element, source),
      ...(place && { place }),
    };
  });
}
