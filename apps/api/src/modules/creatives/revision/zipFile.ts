import { htmlLimits } from '@mailroom/domain/forms/fileTypes';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { isHiddenInZip, zipName } from '../../../platform/files/zipNames.ts';
import { folderOf, pathFrom, zipPath } from '../html/zipPath.ts';

interface ZippedFile {
  name: string;
  bytes: Buffer;
}

export interface ZipContent {
  /** The HTML that is the e-mail. */
  page: ZippedFile;
  /** The HTML files beside it. */
  otherPages: string[];
  images: ZippedFile[];
  sheets: ZippedFile[];
  /** Files of other types. */
  others: string[];
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
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** Words for a designer, by the library's messages. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /absolute path|relative path/,
    'it names a file outside its own folder. Make the ZIP again from the folder of the e-mail',
  ],
  [/encrypt/i, 'it is encrypted. Make it without a password'],
  [/multi-disk/, 'it has several parts. Make it in one piece'],
];

function unreadable(error: unknown): ZipProblem {
  if (error instanceof ZipProblem) return error;
  const said = error instanceof Error ? error.message : '';
  const words = PROBLEMS.find(([pattern]) => pattern.test(said))?.[1];
  return new ZipProblem(`The ZIP can’t be read: ${words ?? 'it is damaged or not complete. Make it again'}`);
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
  const zip = await open(bytes).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (zip.entryCount > htmlLimits.zipEntries)
    throw new ZipProblem(`The ZIP contains more than ${htmlLimits.zipEntries} files`, true);
  const pages: ZippedFile[] = [];
  const images: ZippedFile[] = [];
  const sheets: ZippedFile[] = [];
  const others: string[] = [];
  let total = 0;
  try {
    await entriesOf(zip, async (entry) => {
      refuseBomb(entry, (total += entry.uncompressedSize));
      const name = zipName(entry);
      if (isHiddenInZip(name)) return;
      if (isHtml(name)) pages.push({ name, bytes: await readEntry(zip, entry, htmlLimits.storedBytes) });
      else if (isImage(name)) images.push({ name, bytes: await readEntry(zip, entry, LARGEST_IMAGE) });
      else if (/\.css$/i.test(name)) sheets.push({ name, bytes: await readEntry(zip, entry, htmlLimits.storedBytes) });
      else others.push(name);
    });
  } catch (error) {
    throw unreadable(error);
  } finally {
    zip.close();
  }
  const [page, ...otherPages] = pages.toSorted((one, other) => rank(one.name).localeCompare(rank(other.name)));
  if (!page) throw new ZipProblem('The ZIP contains no HTML file');
  return { page, otherPages: otherPages.map(({ name }) => name), images, sheets, others };
}

/** Returns the names that the HTML may use for an image of its ZIP, relative to the HTML's folder. */
function relativeNames(htmlName: string, imageName: string): string[] {
  const path = pathFrom(folderOf(htmlName), imageName);
  return path.startsWith('..') ? [path] : [path, `./${path}`];
}

/** Returns the addresses by which the HTML calls an image of its ZIP, first those that a person would write. */
export function addressesOf(htmlName: string, imageName: string, inHtml: readonly string[]): string[] {
  const spelled = inHtml.filter((address) => zipPath(address, folderOf(htmlName)) === imageName);
  return [...new Set([...relativeNames(htmlName, imageName), ...spelled])];
}
