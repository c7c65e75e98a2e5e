import { describe, expect, it } from 'vitest';
import { pixelSize } from './pixelSize.ts';

describe('the size in a file', () => {
  const bytes = (...hex: string[]) => Buffer.from(hex.join('').replaceAll(' ', ''), 'hex');
  const frame = 'ffc2 0011 08 00c9 012c 03';
  const exif = (orientation: string) =>
    `ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 ${orientation} 0000 00000000`;
  const webp = (chunk: string, rest: string) => bytes('52494646 00000000 57454250', chunk, rest);

  it.each([
    ['PNG', bytes('89504e470d0a1a0a 0000000d 49484452 0000012c 000000c9')],
    ['GIF', bytes('474946383961 2c01 c900')],
    ['JPEG', bytes('ffd8 ffe0 0004 0000', frame)],
    ['JPEG of a camera that was held upright', bytes('ffd8', exif('0001'), frame)],
    ['WebP', webp('56503820 00000000', '000000 9d012a 2c01 c900')],
    ['WebP without loss', webp('5650384c 00000000', '2f 2b013200')],
    ['WebP with more', webp('56503858 00000000', '00000000 2b0100 c80000')],
  ])('of %s', (_, file) => {
    expect(pixelSize(file)).toEqual({ width: 300, height: 201 });
  });

  it.each([
    ['a cut file', bytes('89504e470d0a1a0a 0000000d')],
    ['a JPEG that is cut in its tables', bytes('ffd8 ffe0 ffff')],
    ['a JPEG of a camera that was held sideways', bytes('ffd8', exif('0006'), frame)],
    ['a JPEG without a picture', bytes('ffd8 ffe0 0004 0000 0000')],
    ['a size of nothing', bytes('474946383961 0000 0000')],
    ['a size that no picture has', bytes('89504e470d0a1a0a 0000000d 49484452 ffffffff 000000c9')],
    ['a WebP of the future', webp('56503859 00000000', '00')],
    ['a drawing', Buffer.from('<svg width="300" height="201"></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('is unknown for %s', (_, file) => {
    expect(pixelSize(file)).toBeNull();
  });
});
