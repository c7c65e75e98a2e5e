import { declaredAsUtf8 } from '@mailroom/domain/forms/declaredEncoding';
import { findImages } from './images.ts';
import { inlineSheets, type ZippedPage } from './inlineSheets.ts';
import { readMail } from './mail.ts';

export interface UnpackedPage {
  /** The HTML with the style sheets of its ZIP; null where it stays as it is. */
  html: string | null;
  inlined: string[];
  /** The addresses of images as the HTML spells them. */
  images: string[];
}

/** Reads the page of a ZIP: what it takes from the other files. */
export function unpackPage(page: ZippedPage): UnpackedPage {
  const { html, inlined } = inlineSheets(page);
  return {
    html: inlined.length > 0 ? declaredAsUtf8(html) : null,
    inlined,
    images: [...new Set(findImages(readMail(html)).map(({ url }) => url))],
  };
}
