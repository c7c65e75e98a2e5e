import { htmlLimits } from '@mailroom/domain/forms/fileTypes';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

export interface ZipContent {
  html: Buffer;
  htmlName: string;
  images: { name: string; bytes: Buffer }[];
}

/** Says why an archive is refused, in words for the person who uploaded it. */
export class ZipProblem extends Error {
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.name = 'ZipProblem';
    this.isTooLarge = isTooLarge;
  }
}

const LARGEST_IMAGE = 5 << 20;
const LARGEST_TOTAL = 40 << 20;

/** The largest ratio of unpacked to packed bytes. Text shrinks to a tenth and pictures hardly; more is a bomb. */
const LARGEST_RATIO = 200;

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function isHidden(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX|\.)/.test(name) || name.endsWith('/');
}

function isHtml(name: string): boolean {
  return /\.html?$/i.test(name);
}

function isImage(name: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|svg)$/i.test(name);
}

function readEntry(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        // The size in the archive's directory may be a lie, so the unpacked bytes are counted.
        if (size > limit) stream.destroy(new ZipProblem(`${entry.fileName} is too large`, true));
        else chunks.push(chunk);
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}

function refuseBomb(entry: Entry, total: number): void {
  const { uncompressedSize: size, compressedSize, fileName } = entry;
  if (total > LARGEST_TOTAL) throw new ZipProblem('The archive is too large once unpacked', true);
  if (size > 1 << 16 && size > LARGEST_RATIO * Math.max(1, compressedSize))
    throw new ZipProblem(`${fileName} is too large once unpacked`, true);
  if (entry.isEncrypted()) throw new ZipProblem('The archive is encrypted');
}

function entriesOf(zip: ZipFile, take: (entry: Entry) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => void take(entry).then(() => zip.readEntry(), reject));
    zip.readEntry();
  });
}

/** Sorts pages: the least nested first, and index.html first among equals. */
function rank(name: string): string {
  return `${name.split('/').length}${/(?:^|\/)index\.html?$/i.test(name) ? 0 : 1}${name}`;
}

/** Unpacks an HTML e-mail with its images in memory; nothing is written under a name from the archive. */
export async function readZip(bytes: Buffer): Promise<ZipContent> {
  const zip = await open(bytes).catch((error: Error) => {
    throw new ZipProblem(`The ZIP can't be read: ${error.message}`);
  });
  if (zip.entryCount > htmlLimits.zipEntries)
    throw new ZipProblem(`The ZIP contains more than ${htmlLimits.zipEntries} files`, true);
  const pages: { name: string; bytes: Buffer }[] = [];
  const images: { name: string; bytes: Buffer }[] = [];
  let total = 0;
  try {
    await entriesOf(zip, async (entry) => {
      refuseBomb(entry, (total += entry.uncompressedSize));
      if (isHidden(entry.fileName)) return;
      if (isHtml(entry.fileName))
        pages.push({ name: entry.fileName, bytes: await readEntry(zip, entry, htmlLimits.storedBytes) });
      else if (isImage(entry.fileName))
        images.push({ name: entry.fileName, bytes: await readEntry(zip, entry, LARGEST_IMAGE) });
    });
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    throw new ZipProblem(`The ZIP can't be read: ${error instanceof Error ? error.message : 'unknown'}`);
  } finally {
    zip.close();
  }
  const [page] = pages.toSorted((one, other) => rank(one.name).localeCompare(rank(other.name)));
  if (!page) throw new ZipProblem('The ZIP contains no HTML file');
  return { html: page.bytes, htmlName: page.name, images };
}

/** Returns the names that the HTML may use for an image of its ZIP, relative to the HTML's folder. */
export function relativeNames(htmlName: string, imageName: string): string[] {
  const base = htmlName.split('/').slice(0, -1);
  const target = imageName.split('/');
  let shared = 0;
  while (shared < base.length && base[shared] === target[shared]) shared += 1;
  const path = [...Array<string>(base.length - shared).fill('..'), ...target.slice(shared)].join('/');
  return path.startsWith('..') ? [path] : [path, `./${path}`];
}
