import { buffer } from 'node:stream/consumers';
import { invalid } from '../../../errors.ts';
import type { Files } from '../../../platform/files/file.ts';
import { HEAD_BYTES, NotATable, sniff, type Entries, type Sniffed } from './sniff.ts';

interface StoredFile {
  key: string;
  size: number;
}

/** Finds out how a stored CSV is written. Reads only its head, whatever its size. Throws NotATable. */
export async function sniffStored(files: Files, { key, size }: StoredFile, entries?: Entries): Promise<Sniffed> {
  const head = await buffer(await files.read(key, { start: 0, end: HEAD_BYTES - 1 }));
  return sniff(head, head.length === size, entries);
}

/** The same for an upload: a file that isn't a table answers 422 and names the form's field. */
export async function sniffFile(
  files: Files,
  file: StoredFile,
  { field, entries }: { field: string; entries?: Entries },
): Promise<Sniffed> {
  try {
    return await sniffStored(files, file, entries);
  } catch (error) {
    throw error instanceof NotATable ? invalid({ [field]: error.message }) : error;
  }
}
