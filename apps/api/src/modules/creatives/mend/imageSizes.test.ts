import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../check/analyseHtml.ts';
import { mendHtml } from './mendHtml.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';

function found(html: string): number {
  const { findings } = analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] });
  return findings.filter(({ kind }) => kind === 'image_without_size').length;
}

async function mended(html: string, real?: PixelSize) {
  const imageSizes = new Map(real && [['a.png', real]]);
  return mendHtml({ html, subject: 'x', postalAddress: null, kinds: ['image_without_size'], imageSizes });
}

const PHOTO = { width: 300, height: 201 };

describe('an image without a size', () => {
  it.each([
    '<img src="a.png">',
    '<img src="a.png" width="auto">',
    '<img src="a.png" style="width:200px">',
    '<img src="a.png" style="width:100%;max-width:600px">',
    '<style>.x{max-width:100%}</style><img class="x" src="a.png">',
  ])('is found: %s', (html) => {
    expect(found(html)).toBe(1);
  });

  it.each([
    '<img src="a.png" width="600">',
    '<img src="a.png" height="40">',
    '<img src="a.png" width="100%">',
    '<img src="a.png" style="width:100%">',
    '<img src="a.png" style="display:none">',
    '<style>.x{width:50%;height:auto}</style><img class="x" src="a.png">',
    '<img width="1" height="1" src="open.gif">',
    '<img>',
  ])('is not one whose size is told, or depends on its room: %s', (html) => {
    expect(found(html)).toBe(0);
  });
});

describe('the size of an image', () => {
  it.each<[string, PixelSize | undefined, string]>([
    ['<img src="a.png">', PHOTO, ' width="300" height="201"'],
    ['<img style="width:100px" src="a.png">', PHOTO, ' width="100" height="67"'],
    ['<img style="width:100px;height:50px" src="a.png">', undefined, ' width="100" height="50"'],
    ['<img style="width:100px" src="a.png">', undefined, ' width="100"'],
    ['<img style="width:100%;max-width:600px;height:auto" src="a.png">', undefined, ' width="600"'],
    ['<img style="max-width:200px" src="a.png">', PHOTO, ' width="200" height="134"'],
    ['<img style="max-width:100%;height:auto" src="a.png">', PHOTO, ' width="300" height="201"'],
  ])('is the one in which it is shown: %s', async (html, real, written) => {
    const { html: after, mends } = await mended(html, real);
    expect(after).toBe(html.replace('<img', `<img${written}`));
    expect(mends).toMatchObject([{ kind: 'image_without_size', mended: 1, left: 0 }]);
  });

  it('has no height where a style sheet may change the width and not the height', async () => {
    const sheet = '<style>@media (max-width:480px){.x{width:100%!important}}</style>';
    expect((await mended(`${sheet}<img src="a.png">`, PHOTO)).html).toBe(`${sheet}<img width="300" src="a.png">`);
    const auto = `${sheet}<img style="height:auto" src="a.png">`;
    expect((await mended(auto, PHOTO)).html).toContain('<img width="300" height="201" style');
  });

  it.each<[string, PixelSize | undefined]>([
    ['<img src="a.png">', undefined],
    ['<img src="a.png">', { width: 1200, height: 400 }],
    ['<img style="width:10em" src="a.png">', PHOTO],
    ['<img style="width:0px" src="a.png">', PHOTO],
  ])('is left to a person where only they know it: %s, %o', async (html, real) => {
    expect(await mended(html, real)).toMatchObject({
      html,
      mends: [{ kind: 'image_without_size', mended: 0, left: 1 }],
    });
  });
});
