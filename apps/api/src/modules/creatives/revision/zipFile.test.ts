import { expect, it } from 'vitest';
import { zip } from '../../../testing/zip.ts';
import { addressesOf, readZip } from './zipFile.ts';

const html = { name: 'mail/index.html', bytes: Buffer.from('<p>x</p>') };

it('finds the HTML and the images', async () => {
  const found = await readZip(
    zip([
      html,
      { name: 'mail/img/a.png', bytes: Buffer.from('png') },
      { name: '__MACOSX/mail/index.html', bytes: Buffer.from('junk') },
    ]),
  );
  expect(found.page.name).toBe('mail/index.html');
  expect(found.page.bytes.toString()).toBe('<p>x</p>');
  expect(found.images.map((image) => image.name)).toEqual(['mail/img/a.png']);
});

it('keeps apart what doesn’t belong to the e-mail', async () => {
  const found = await readZip(
    zip(['index.html', 'old/index.html', 'css/a.css', 'terms.pdf', '.DS_Store'].map((name) => ({ ...html, name }))),
  );
  expect(found).toMatchObject({
    page: { name: 'index.html' },
    otherPages: ['old/index.html'],
    sheets: [{ name: 'css/a.css' }],
    others: ['terms.pdf'],
  });
});

it('prefers the least nested index.html', async () => {
  const found = await readZip(
    zip([
      { name: 'a/index.html', bytes: Buffer.from('a') },
      { name: 'b.html', bytes: Buffer.from('b') },
      { name: 'index.htm', bytes: Buffer.from('c') },
    ]),
  );
  expect(found.page.bytes.toString()).toBe('c');
});

it('names images relative to the HTML', () => {
  expect(addressesOf('index.html', 'img/a.png', [])).toEqual(['img/a.png', './img/a.png']);
  expect(addressesOf('mail/index.html', 'mail/img/a.png', [])).toEqual(['img/a.png', './img/a.png']);
  expect(addressesOf('html/index.html', 'img/a.png', [])).toEqual(['../img/a.png']);
});

it.each([
  'img/größe 1.png',
  'img/gr%C3%B6%C3%9Fe%201.png',
  'img/gr\u006f\u0308ße%201.png',
  'img/größe 1.png?v=2#x',
  '../mail/img/größe 1.png',
  'img\\größe 1.png',
  './x/../img/größe 1.png',
])('knows the image that the HTML calls %j', (address) => {
  expect(addressesOf('mail/index.html', 'mail/img/größe 1.png', [address, 'img/other.png'])).toContain(address);
});

it('reads names as Macs, old Windows programs and those without a flag write them', async () => {
  const names = ['mail/gr\u006f\u0308ße.png', 'mail\\img\\a.png', 'mail/日本.png'];
  const found = await readZip(zip([html, ...names.map((name) => ({ name, bytes: Buffer.from('png') }))]));
  expect(found.images.map(({ name }) => name)).toEqual(['mail/größe.png', 'mail/img/a.png', 'mail/日本.png']);
});

it('refuses bombs, false sizes, paths outside, too many files and other files', async () => {
  const bomb = { name: 'b.png', bytes: Buffer.alloc(20 << 20) };
  await expect(readZip(zip([html, bomb]))).rejects.toMatchObject({ isTooLarge: true });
  await expect(readZip(zip([html, { ...bomb, claims: 1000 }]))).rejects.toThrow();
  await expect(readZip(zip([{ name: '../../evil.html', bytes: html.bytes }]))).rejects.toThrow(
    /names a file outside its own folder/,
  );
  await expect(readZip(zip([{ name: '..\\\\evil.html', bytes: html.bytes }]))).rejects.toThrow(
    /outside its own folder/,
  );
  await expect(
    readZip(zip(Array.from({ length: 201 }, (_, at) => ({ name: `${at}.html`, bytes: html.bytes })))),
  ).rejects.toThrow(/more than 200/);
  await expect(readZip(zip([{ name: 'a.txt', bytes: html.bytes }]))).rejects.toThrow(/no HTML/);
  await expect(readZip(Buffer.from('PK\u0003\u0004 no zip'))).rejects.toThrow(/damaged or not complete/);
  await expect(readZip(zip([html]).subarray(0, 60))).rejects.toThrow(/damaged or not complete/);
});
