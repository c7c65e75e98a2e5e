import { expect, it } from 'vitest';
import { zip } from '../../../testing/zip.ts';
import { readZip, relativeNames } from './zipFile.ts';

const html = { name: 'mail/index.html', bytes: Buffer.from('<p>x</p>') };

it('finds the HTML and the images', async () => {
  const found = await readZip(
    zip([
      html,
      { name: 'mail/img/a.png', bytes: Buffer.from('png') },
      { name: '__MACOSX/mail/index.html', bytes: Buffer.from('junk') },
    ]),
  );
  expect(found.htmlName).toBe('mail/index.html');
  expect(found.html.toString()).toBe('<p>x</p>');
  expect(found.images.map((image) => image.name)).toEqual(['mail/img/a.png']);
});

it('prefers the least nested index.html', async () => {
  const found = await readZip(
    zip([
      { name: 'a/index.html', bytes: Buffer.from('a') },
      { name: 'b.html', bytes: Buffer.from('b') },
      { name: 'index.htm', bytes: Buffer.from('c') },
    ]),
  );
  expect(found.html.toString()).toBe('c');
});

it('names images relative to the HTML', () => {
  expect(relativeNames('index.html', 'img/a.png')).toEqual(['img/a.png', './img/a.png']);
  expect(relativeNames('mail/index.html', 'mail/img/a.png')).toEqual(['img/a.png', './img/a.png']);
  expect(relativeNames('html/index.html', 'img/a.png')).toEqual(['../img/a.png']);
});

it('refuses bombs, false sizes, paths outside, too many files and other files', async () => {
  const bomb = { name: 'b.png', bytes: Buffer.alloc(20 << 20) };
  await expect(readZip(zip([html, bomb]))).rejects.toMatchObject({ isTooLarge: true });
  await expect(readZip(zip([html, { ...bomb, claims: 1000 }]))).rejects.toThrow();
  await expect(readZip(zip([{ name: '../../evil.html', bytes: html.bytes }]))).rejects.toThrow(/can't be read/);
  await expect(
    readZip(zip(Array.from({ length: 201 }, (_, at) => ({ name: `${at}.html`, bytes: html.bytes })))),
  ).rejects.toThrow(/more than 200/);
  await expect(readZip(zip([{ name: 'a.txt', bytes: html.bytes }]))).rejects.toThrow(/no HTML/);
  await expect(readZip(Buffer.from('PK\u0003\u0004 no zip'))).rejects.toThrow(/can't be read/);
  await expect(readZip(zip([html]).subarray(0, 60))).rejects.toThrow(/can't be read/);
});
