import { buffer } from 'node:stream/consumers';
import { invalid } from '../../../errors.ts';
import type { Files } from '../../../platform/files/file.ts';
import { HEAD_BYTES, NotATable, refuseOtherKinds, sniff, type Entries, type Sniffed } from './sniff.ts';
import { encodingOf } from './wholeEncoding.ts';

interface StoredFile {
  key: string;
  size: number;
}

/** Finds out how a stored CSV is written: its encoding from the whole file, the rest from its head. Throws NotATable. */
export async function sniffStored(files: Files, { key, size }: StoredFile, entries?: Entries): Promise<Sniffed> {
  const head = await buffer(await files.read(key, { start: 0, end: HEAD_BYTES - 1 }));
  const isWhole = head.length === size;
  refuseOtherKinds(head);
  const encoding = await encodingOf(head, async () => (isWhole ? [] : files.read(key, { start: head.length })));
  return sniff(head, isWhole, entries, encoding);
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
