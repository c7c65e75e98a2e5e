import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';
import { decodeHtml } from './decode.ts';
import { findImages } from './images.ts';
import { inlineSheets } from './styles/inlineSheets.ts';
import { readMail } from './mail.ts';

export interface UnpackedPage {
  /** The HTML with the style sheets of its ZIP; null where it stays as it is. */
  html: string | null;
  inlined: string[];
  /** The addresses of images as the HTML spells them. */
  images: string[];
}

interface PageOfZip {
  html: string;
  /** Its path in the ZIP. */
  name: string;
  /** The style sheets of the ZIP, by their paths. */
  sheets: ReadonlyMap<string, Uint8Array>;
}

/** Reads what the page of a ZIP takes from the other files. */
export function unpackPage({ html: source, name, sheets: files }: PageOfZip): UnpackedPage {
  const sheets = new Map([...files].map(([path, bytes]) => [path, decodeHtml(bytes) ?? '']));
  const { html, inlined } = inlineSheets({ html: source, name, sheets });
  return {
    html: inlined.length > 0 ? declaredAsUtf8(html) : null,
    inlined,
    images: [...new Set(findImages(readMail(html)).map(({ url }) => url))],
  };
}
