import { describe, expect, it } from 'vitest';
import { readMail } from '../mail.ts';
import { saidSizes, type SaidSide } from './saidSizes.ts';

function sizeOf(html: string) {
  return saidSizes(readMail(html)).get('a.png');
}

describe('the size that the HTML gives an image', () => {
  it.each<[string, SaidSide, SaidSide]>([
    ['<img src="a.png" width="600" height="400">', 600, 400],
    ['<img src=" a.png " width="600px" height=" 400 ">', 600, 400],
    ['<img src="a.png" width="600">', 600, 'auto'],
    ['<img src="a.png" width="600" height="auto">', 600, 'auto'],
    ['<img src="a.png" height="40">', 'auto', 40],
    ['<img src="a.png" width="600" height="400" style="width:300px;height:auto">', 300, 'auto'],
    ['<style>.x{width:200px;height:99.6px}</style><img src="a.png" width="600" class="x">', 200, 100],
    ['<img src="a.png" width="900" style="max-width:600px">', 600, 'auto'],
    ['<img src="a.png" style="width:100%;max-width:600px">', 600, 'auto'],
    ['<img src="a.png" width="550" style="width:100%;height:auto">', 550, 'auto'],
    ['<img src="a.png" style="width:100%">', 'unknown', 'auto'],
    ['<img src="a.png" width="100%">', 'unknown', 'auto'],
    ['<img src="a.png" width="600" style="width:20em;height:50%">', 'unknown', 'unknown'],
    ['<img src="a.png" width="600" height="100%">', 600, 'unknown'],
    ['<img src="a.png" style="max-width:600px">', 'unknown', 'auto'],
    ['<img src="a.png" width="0" height="99999999999">', 'unknown', 'unknown'],
    ['<img src="a.png">', 'auto', 'auto'],
    ['<img src="a.png" srcset="b.png 2x" width="600">', 600, 'auto'],
    ['<img src="b.png" srcset="a.png 2x" width="600">', 600, 'auto'],
    ['<!--[if mso]><img src="a.png" width="580" style="width:100px"><![endif]-->', 580, 'auto'],
  ])('%s', (html, width, height) => {
    expect(sizeOf(html)).toEqual({ width, height });
  });

  it('is the widest of several', () => {
    const shown = ['width="100"', 'width="100%"', 'width="300" height="200"', 'width="200"'];
    expect(sizeOf(shown.map((size) => `<img src="a.png" ${size}>`).join(''))).toEqual({ width: 300, height: 200 });
  });

  it.each([
    '<img src="a.png" width="600" style="display:none">',
    '<table background="a.png" width="600"></table>',
    '<img src="b.png" width="600">',
  ])('is absent where no tag shows it: %s', (html) => {
    expect(sizeOf(html)).toBeUndefined();
  });
});
