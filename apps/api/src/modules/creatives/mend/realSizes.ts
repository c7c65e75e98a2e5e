import { buffer } from 'node:stream/consumers';
import type { Files } from '../../../platform/files/file.ts';
import { eachAtMost } from '../check/outside/eachAtMost.ts';
import { pixelSize, type PixelSize } from './pixelSize.ts';

/** Bytes. The size is at the beginning of a file, after what a camera wrote about its picture. */
const BEGINNING = 128 * 1024;
/** A person waits for the answer. */
const MOST_IMAGES = 100;
const MOST_AT_A_TIME = 8;

export interface StoredImage {
  url: string;
  /** Null where the image could not be fetched. */
  key: string | null;
}

/** Reads the real sizes of images by their addresses, from the copies that the check keeps. */
export async function realSizesOf(files: Files, images: readonly StoredImage[]): Promise<Map<string, PixelSize>> {
  const sizes = new Map<string, PixelSize>();
  await eachAtMost(MOST_AT_A_TIME, images.slice(0, MOST_IMAGES), async ({ url, key }) => {
    if (key === null) return;
    const size = pixelSize(await buffer(await files.read(key, { start: 0, end: BEGINNING - 1 })));
    if (size) sizes.set(url, size);
  });
  return sizes;
}
