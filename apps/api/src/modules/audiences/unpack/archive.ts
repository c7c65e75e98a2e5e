import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { zipName } from '../../../platform/files/zipNames.ts';
import { damaged, problemOf, UnpackProblem } from './unpackProblem.ts';
import { refuseBomb, type UnpackedBytes } from './unpackedBytes.ts';

/** A file inside an archive. */
export interface PackedFile {
  name: string;
  /** Its unpacked size, as the archive tells it. */
  bytes: number;
  entry: Entry;
}

const OPTIONS = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false, autoClose: false };

/** A path, or the descriptor of an open file. */
type Place = string | number;

function openZip(place: Place): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip: ZipFile) => (error ? reject(error) : resolve(zip));
    if (typeof place === 'string') yauzl.open(place, OPTIONS, done);
    else yauzl.fromFd(place, OPTIONS, done);
  });
}

function filesIn(zip: ZipFile): Promise<PackedFile[]> {
  const files: PackedFile[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      try {
        files.push({ name: zipName(entry), bytes: entry.uncompressedSize, entry });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

/** A ZIP on the disk with the list of its files. Nothing is ever written under a name from it. */
export class Archive {
  readonly files: readonly PackedFile[];
  /** The archive in words for a person: ‘The ZIP’. */
  readonly what: string;
  readonly #zip: ZipFile;

  private constructor(zip: ZipFile, files: readonly PackedFile[], what: string) {
    this.#zip = zip;
    this.files = files;
    this.what = what;
  }

  static async open(place: Place, what: string): Promise<Archive> {
    let zip: ZipFile | undefined;
    try {
      zip = await openZip(place);
      if (zip.entryCount > packedLimits.parts)
        throw new UnpackProblem(`${what} has ${zip.entryCount} files; at most ${packedLimits.parts} are taken`, true);
      return new Archive(zip, await filesIn(zip), what);
    } catch (error) {
      zip?.close();
      throw problemOf(error, what);
    }
  }

  close(): void {
    this.#zip.close();
  }

  #stream(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
  }

  /** Unpacks a file, counts its bytes, and compares the whole of it with its checksum. */
  async *read({ name, entry }: PackedFile, unpacked: UnpackedBytes): AsyncGenerator<Buffer, void, undefined> {
    const what = `${name} in ${this.what.replace(/^The/, 'the')}`;
    let size = 0;
    let sum = 0;
    try {
      for await (const block of (await this.#stream(entry)) as AsyncIterable<Buffer>) {
        size += block.length;
        sum = crc32(block, sum);
        unpacked.add(block.length, what);
        refuseBomb(size, entry.compressedSize, what);
        yield block;
      }
    } catch (error) {
      throw problemOf(error, what);
    }
    if (sum !== entry.crc32) throw damaged(what);
  }
}
