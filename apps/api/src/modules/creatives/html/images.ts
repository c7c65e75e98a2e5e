import { cssImageUrls, isCssAttribute } from './styles/css.ts';
import type { Place } from './finding.ts';
import { hiddenElements } from './mail.ts';
import type { Mail } from './mail.ts';
import { srcsetCandidates } from './srcset.ts';
import { attributeOf, elementsOf, placeOf, rawTextOf, startTagOf } from './tree.ts';
import type { Element } from './tree.ts';

export interface FoundImage {
  url: string;
  alt: string | undefined;
  /** An advertiser's counting pixel. It needs no alt text and is never fetched. */
  isTracker: boolean;
  isImg: boolean;
  /** It is in a conditional comment, so only Outlook shows it. */
  isOutlookOnly?: true;
  part: string;
  place?: Place;
  /** Another finding already says why it can't be fetched. */
  isTold?: true;
}

function urlsOf(element: Element): { url: string; attribute?: string }[] {
  const named = (attribute: string): { url: string; attribute: string }[] => {
    const url = attributeOf(element, attribute)?.trim();
    return url ? [{ url, attribute }] : [];
  };
  return [
    ...(element.tagName === 'img' ? named('src') : []),
    ...(['img', 'source'].includes(element.tagName)
      ? srcsetCandidates(attributeOf(element, 'srcset') ?? '').map(({ url }) => ({ url, attribute: 'srcset' }))
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

function imagesOf(element: Element, source: string): FoundImage[] {
  return urlsOf(element).map(({ url, attribute }) => {
    const place = placeOf(element, attribute);
    return {
      url,
      alt: attributeOf(element, 'alt'),
      isTracker: element.tagName === 'img' && isPixel(element),
      isImg: element.tagName === 'img' && attribute === 'src',
      part: startTagOf(element, source),
      ...(place && { place }),
    };
  });
}

/** Finds every image of the e-mail, first those that everybody sees. */
export function findImages(mail: Mail): FoundImage[] {
  const shown = [...elementsOf(mail.document)].flatMap((element) => imagesOf(element, mail.source));
  const hidden = [...hiddenElements(mail)].flatMap((element) => imagesOf(element, mail.source));
  return [...shown, ...hidden.map((image) => ({ ...image, isOutlookOnly: true as const }))];
}
