import { expect, it } from 'vitest';
import { sniffPicture } from './picture.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function svg(inside: string): Promise<string | undefined> {
  const picture = await sniffPicture(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  );
  return picture?.bytes.toString();
}

it('recognises a picture by its content', async () => {
  expect((await sniffPicture(png))?.type).toBe('image/png');
  expect((await sniffPicture(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])))?.type).toBe(
    'image/jpeg',
  );
});

it('S27 refuses HTML, archives and programs under a picture’s name', async () => {
  for (const bytes of ['<html><script>alert(1)</script>', 'PK\u0003\u0004', 'MZ\u0090', '%PDF-1.7', '', '<p>x']) {
    expect(await sniffPicture(Buffer.from(bytes, 'latin1'))).toBeNull();
  }
});

it('S26 cleans an SVG of script, handlers, foreign objects and outside references', async () => {
  expect(await svg('<path d="M0 0h9"/>')).toContain('<path d="M0 0h9">');
  for (const hostile of [
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<image href="https://evil.test/x.png"/>',
    '<use xlink:href="https://evil.test/x.svg#a"/>',
    '<style>@import url(https://evil.test/x.css)</style>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<path style="fill:url(https://evil.test/)"/>',
    '<g></g></svg><script>alert(1)</script><svg>',
    '<p><iframe src="https://evil.test/"></iframe></p>',
  ]) {
    expect((await svg(hostile)) ?? '').not.toMatch(/script|alert|evil|foreign|iframe|onload|javascript/i);
  }
});

it('S26 refuses entities', async () => {
  const bomb = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>';
  expect(await sniffPicture(Buffer.from(bomb))).toBeNull();
});

it('refuses a drawing that a few kilobytes turn into a hundred thousand elements', async () => {
  // The parser repeats all open formatting in each paragraph.
  const tangled = Array.from({ length: 400 }, (_, at) => `<b a${at}><p>`).join('');
  expect(await sniffPicture(Buffer.from(`<svg></svg>${tangled}`))).toBeNull();
  expect(await svg('<g>'.repeat(10_000))).toBeUndefined();
  expect(await svg('<rect width="1"/>'.repeat(5_000))).toContain('<rect');
});
