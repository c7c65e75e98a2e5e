import { folderOf, zipPath } from '../html/zipPath.ts';
import type { UnpackedPage } from '../html/unpackPage.ts';
import type { ZipContent } from './zipFile.ts';

/** The use of the files in a ZIP. */
export interface ZipUse {
  /** The path of the HTML that is the e-mail. */
  page: string;
  /** How many HTML files there are. */
  pages: number;
  /** The paths of the files that don't belong to the e-mail. */
  leftOut: string[];
}

/** `page` is null when the HTML couldn't be read: then nothing says which images it uses. */
export function zipUseOf(content: ZipContent, page: UnpackedPage | null): ZipUse {
  const { page: html, otherPages, images, sheets, others } = content;
  const used = new Set([
    ...(page?.inlined ?? []),
    ...(page?.images ?? []).map((address) => zipPath(address, folderOf(html.name))),
  ]);
  const unused = page === null ? [] : [...images, ...sheets].map(({ name }) => name).filter((name) => !used.has(name));
  return { page: html.name, pages: otherPages.length + 1, leftOut: [...otherPages, ...unused, ...others] };
}
