/** Pixels of a picture's file. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The numbers of JPEG's frame headers. The others between them are tables. */
const FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** The EXIF tag that says how a camera was held. */
const ORIENTATION = 0x01_12;

/** Whether a camera was held sideways. Mail programs don't agree on turning its picture. */
function isSideways(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 4) !== 'Exif') return false;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 8) > 4;
  }
  return false;
}

function jpegSize(bytes: Buffer): PixelSize | null {
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (FRAMES.has(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xe1 && isSideways(bytes.subarray(at + 4, at + 2 + length))) return null;
    at += 2 + length;
  }
  return null;
}

function webpSize(bytes: Buffer): PixelSize | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

function sizeIn(bytes: Buffer): PixelSize | null {
  const mark = bytes.toString('latin1', 0, 12);
  if (mark.startsWith('\x89PNG')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (mark.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (mark.startsWith('\xff\xd8')) return jpegSize(bytes);
  return mark.startsWith('RIFF') && mark.endsWith('WEBP') ? webpSize(bytes) : null;
}

/** Pixels. Only a broken or hostile file says that it has more. */
const MOST = 65_535;

function isLikely(side: number): boolean {
  return side > 0 && side <= MOST;
}

/** Reads a picture's size from the beginning of its file. Null for another kind of file, and where the bytes don't say it. */
export function pixelSize(bytes: Buffer): PixelSize | null {
  try {
    const size = sizeIn(bytes);
    return size && isLikely(size.width) && isLikely(size.height) ? size : null;
  } catch (error) {
    // The file ends before the number, or points outside itself.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
