import { expect, it } from 'vitest';
import { srcsetCandidates } from './srcset.ts';

it.each([
  ['a.png', ['a.png']],
  ['  a.png 1x,b.png 2x ', ['a.png', 'b.png']],
  ['a.png, b.png 2x,, c.png 640w', ['a.png', 'b.png', 'c.png']],
  ['data:image/png;base64,iVBOR/w== 2x, b.png', ['data:image/png;base64,iVBOR/w==', 'b.png']],
  ['https://x.test/w_200,h_100/a.png 2x', ['https://x.test/w_200,h_100/a.png']],
  ['', []],
  [' , ,', []],
])('reads %j', (srcset, urls) => {
  const found = srcsetCandidates(srcset);
  expect(found.map(({ url }) => url)).toEqual(urls);
  expect(found.map(({ from, to }) => srcset.slice(from, to))).toEqual(urls);
});
