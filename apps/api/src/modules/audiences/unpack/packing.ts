import { open } from 'node:fs/promises';
import { Archive, type PackedFile } from './archive.ts';
import { UnpackProblem } from './unpackProblem.ts';

export type Packing = 'xlsx' | 'zip' | 'gzip';

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const GZIP = [0x1f, 0x8b];
/** A ZIP begins with a file, with the end of an empty one, or with the mark of several parts. */
const ZIPS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x50, 0x4b, 0x07, 0x08],
];

/** The longest of these beginnings. */
const SIGNATURE_BYTES = 4;

function begins(head: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, at) => head[at] === byte);
}

/** The part of a workbook that lists its sheets. Programs of Microsoft have called it workbook2.xml too. */
const WORKBOOK = /^xl\/workbook\d*\.xml$/i;

export function isWorkbook(files: readonly Pick<PackedFile, 'name'>[]): boolean {
  return (
    files.some(({ name }) => name.toLowerCase() === '[content_types].xml') &&
    files.some(({ name }) => WORKBOOK.test(name))
  );
}

export function isZip(head: Buffer): boolean {
  return ZIPS.some((signature) => begins(head, signature));
}

export function isGzip(head: Buffer): boolean {
  return begins(head, GZIP);
}

/** Throws for an old Excel file. One with a password has the same container. */
export function refuseOldExcel(head: Buffer): void {
  if (begins(head, OLD_EXCEL))
    throw new UnpackProblem(
      'This is an old Excel file (.xls) or one with a password. Save it as .xlsx without a password',
    );
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A ZIP that can't be opened is a ZIP too: the list of its tables says what is wrong with it. */
async function packingOfZip(path: string): Promise<Packing> {
  try {
    const archive = await Archive.open(path, 'The file');
    archive.close();
    return isWorkbook(archive.files) ? 'xlsx' : 'zip';
  } catch (error) {
    if (error instanceof UnpackProblem) return 'zip';
    throw error;
  }
}

/**
 * How a file is packed, by its first bytes and, for a ZIP, by its entries. Undefined when it isn't packed. Throws UnpackProblem
 * for an old Excel file.
 */
export async function packingOf(path: string): Promise<Packing | undefined> {
  const head = await headOf(path);
  refuseOldExcel(head);
  if (isGzip(head)) return 'gzip';
  return isZip(head) ? packingOfZip(path) : undefined;
}
