import { cssImageUrls, isCssAttribute } from './css.ts';
import type { Place } from '../check/finding.ts';
import { attributeOf, elementsOf, placeOf, rawTextOf, startTagOf } from './tree.ts';
import type { Document, Element } from './tree.ts';

export interface FoundImage {
  url: string;
  alt: string | undefined;
  /** An advertiser's counting pixel. It needs no alt text and is never fetched. */
  isTracker: boolean;
  isImg: boolean;
  part: string;
  place?: Place;
}

function srcsetUrls(srcset: string): string[] {
  return srcset
    .split(/,\s+|,(?=https?:)/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
}

function urlsOf(element: Element): { url: string; attribute?: string }[] {
  const named = (attribute: string): { url: string; attribute: string }[] => {
    const url = attributeOf(element, attribute)?.trim();
    return url ? [{ url, attribute }] : [];
  };
  return [
    ...(element.tagName === 'img' ? named('src') : []),
    ...(['img', 'source'].includes(element.tagName)
      ? srcsetUrls(attributeOf(element, 'srcset') ?? '').map((url) => ({ url, attribute: 'srcset' }))
      : []),
    ...named('background'),
    ...(['v:fill', 'v:image', 'v:imagedata', 'image'].includes(element.tagName)
      ? [...named('src'), ...named('href')]
      : []),
    ...element.attrs
      .filter(({ name }) => isCssAttribute(name))
      .flatMap(({ name, value }) => cssImageUrls(value).map((url) => ({ url, attribute: name }))),
    ...(element.tagName === 'style' ? cssImageUrls(rawTextOf(element)).map((url) => ({ url })) : []),
  ];
}

/** Whether it is one of the images that count openings: nobody sees it. */
export function isPixel(element: Element): boolean {
  return ['width', 'height'].every((side) => /^[01](?:px)?$/.test(attributeOf(element, side)?.trim() ?? ''));
}

export function findImages(document: Document, source: string): FoundImage[] {
  const images: FoundImage[] = [];
  for (const element of elementsOf(document)) {
    for (const { url, attribute } of urlsOf(element)) {
      const place = placeOf(element, attribute);
      images.push({
        url,
        alt: attributeOf(element, 'alt'),
        isTracker: element.tagName === 'img' && isPixel(element),
        isImg: element.tagName === 'img' && attribute === 'src',
        part: startTagOf(element, source),
        ...(place && { place }),
      });
    }
  }
  return images;
}
