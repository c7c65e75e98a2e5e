import { fileTypeFromBuffer } from 'file-type';
import { cleanSvg } from './cleanSvg.ts';

interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml';
  bytes: Buffer;
}

const RASTER = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/**
 * Detects a picture by its content, because its name and declared type are whatever the sender wrote. Returns SVG
 * without anything that could run or load, and null when it isn't a picture.
 */
export async function sniffPicture(bytes: Buffer): Promise<Picture | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && RASTER.has(found.mime)) return { type: found.mime as Picture['type'], bytes };
  if (found && found.mime !== 'application/xml') return null;
  const clean = cleanSvg(bytes);
  return clean && { type: 'image/svg+xml', bytes: clean };
}
