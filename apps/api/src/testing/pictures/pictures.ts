import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of this size, in pixels. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // Each row begins with the number of its filter.
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND')]);
}

/** A JPEG that ends before it says its size. */
export const BROKEN_JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex');

/** The picture at a path of a test's web server: `/1200x800.png` has this size, any other `.png` one pixel. */
export function pictureAt(path: string): { type: string; bytes: Buffer } | undefined {
  const size = /(\d+)x(\d+)\.png$/.exec(path);
  if (path.endsWith('.png')) return { type: 'image/png', bytes: pngOf(Number(size?.[1] ?? 1), Number(size?.[2] ?? 1)) };
  if (path.endsWith('.jpeg')) return { type: 'image/jpeg', bytes: BROKEN_JPEG };
  if (path.endsWith('.svg')) {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h9v9z"/></svg>';
    return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
  }
  return undefined;
}
