import { crc32, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZip, relativeNames } from './zip-file.ts';

type File = { name: string; bytes: Buffer; claims?: number };

/** A small archive writer, so that tests can lie in it. */
const zip = (files: File[]): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    head.copy(entry, 8, 6, 30);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};

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

it('takes index.html nearest to the top', async () => {
  const found = await readZip(
    zip([
      { name: 'a/index.html', bytes: Buffer.from('a') },
      { name: 'b.html', bytes: Buffer.from('b') },
      { name: 'index.htm', bytes: Buffer.from('c') },
    ]),
  );
  expect(found.html.toString()).toBe('c');
});

it('knows images by their names beside the HTML', () => {
  expect(relativeNames('index.html', 'img/a.png')).toEqual(['img/a.png', './img/a.png']);
  expect(relativeNames('mail/index.html', 'mail/img/a.png')).toEqual(['img/a.png', './img/a.png']);
  expect(relativeNames('html/index.html', 'img/a.png')).toEqual(['../img/a.png']);
});

it('refuses bombs, lies, ways out, too many files and rubbish', async () => {
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
