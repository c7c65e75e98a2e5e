import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../../../errors.ts';
import type { Files } from '../../../../platform/files/file.ts';
import { pixelSize, type PixelSize } from '../../../../platform/images/pixelSize.ts';
import { eachAtMost } from '../outside/eachAtMost.ts';

/** Bytes. The size is at the beginning of a file, after what a camera wrote about its picture. */
const BEGINNING = 128 * 1024;
/** A person waits for the answer. */
const MOST_IMAGES = 100;
const MOST_AT_A_TIME = 8;

export interface StoredImage {
  url: string;
  /** Null where the image could not be fetched. */
  key: string | null;
  /** Null where the size wasn't stored with the image. */
  size: PixelSize | null;
}

async function sizeIn(files: Files, key: string): Promise<PixelSize | null> {
  try {
    return pixelSize(await buffer(await files.read(key, { start: 0, end: BEGINNING - 1 })));
  } catch (error) {
    // The store has lost the file and says so. Its size is unknown, and everything else can go on.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Returns the real sizes of images by their addresses: the stored ones, and those of files from before they were stored. */
export async function realSizesOf(files: Files, images: readonly StoredImage[]): Promise<Map<string, PixelSize>> {
  const sizes = new Map(images.flatMap(({ url, size }) => (size ? [[url, size] as const] : [])));
  const unknown = images.filter(({ key, size }) => key !== null && size === null);
  await eachAtMost(MOST_AT_A_TIME, unknown.slice(0, MOST_IMAGES), async ({ url, key }) => {
    const size = key === null ? null : await sizeIn(files, key);
    if (size) sizes.set(url, size);
  });
  return sizes;
}
