import { buffer } from 'node:stream/consumers';
import { invalid } from '../../../errors.ts';
import type { Files } from '../../../platform/files/file.ts';
import { NotATable, refuseOtherKinds } from './requireText.ts';
import { HEAD_BYTES, sniff, type Entries, type Given, type Sniffed } from './sniff.ts';
import { encodingOf } from './wholeEncoding.ts';

interface StoredFile {
  key: string;
  size: number;
}

interface SniffSettings {
  entries?: Entries;
  given?: Given;
}

/** Finds out how a stored CSV is written: its encoding from the whole file, the rest from its head. Throws NotATable. */
export async function sniffStored(
  files: Files,
  { key, size }: StoredFile,
  { entries, given }: SniffSettings = {},
): Promise<Sniffed> {
  const head = await buffer(await files.read(key, { start: 0, end: HEAD_BYTES - 1 }));
  const isWhole = head.length === size;
  refuseOtherKinds(head);
  const rest = async () => (isWhole ? [] : files.read(key, { start: head.length }));
  const encoding = given?.encoding ?? (await encodingOf(head, rest));
  return sniff(head, { isWhole, entries, given: { ...given, encoding } });
}

/** The same for an upload: a file that isn't a table answers 422 and names the form's field. */
export async function sniffFile(
  files: Files,
  file: StoredFile,
  { field, ...settings }: SniffSettings & { field: string },
): Promise<Sniffed> {
  try {
    return await sniffStored(files, file, settings);
  } catch (error) {
    throw error instanceof NotATable ? invalid({ [field]: error.message }) : error;
  }
}
