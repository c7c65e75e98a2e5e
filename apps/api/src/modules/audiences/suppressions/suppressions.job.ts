import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { loadSuppressions, type LoadData } from '../audiences.queues.ts';
import { RecordSplitter, type CsvRecord } from '../csv/records.ts';
import { sniffStored } from '../csv/sniffFile.ts';
import { openText } from '../csv/text.ts';
import { rowOf } from '../csv/values.ts';
import { entryOf, LIST_ENTRIES, type Entry } from './entry.ts';
import {
  addEntries,
  finishLoading,
  lockListFile,
  type ListFile,
  type SkippedLines,
} from './suppressions.repository.ts';
import { listChanged } from './suppressions.service.ts';

const CHUNK = 20_000;

const SHOWN_LINES = 20;

function skip(
  skipped: SkippedLines,
  { line, isFirst, value }: { line: number; isFirst: boolean; value: string },
): void {
  // The first line is a header when it holds no entry, but no header has a wildcard. An empty line is not an error.
  if ((isFirst && !value.includes('*')) || value.trim() === '') return;
  skipped.count += 1;
  if (skipped.lines.length < SHOWN_LINES) skipped.lines.push(line);
}

async function* entriesOf({ deps }: JobContext, file: ListFile, skipped: SkippedLines): AsyncGenerator<Entry[]> {
  const sniffed = await sniffStored(deps.files, file, { entries: LIST_ENTRIES });
  const { encoding, start, firstLine, delimiter, quote, escape } = sniffed;
  const shape = { ...LIST_ENTRIES, delimiter, quote, escape, columns: sniffed.rows[0]?.length ?? 1 };
  const from = { byte: start, line: firstLine };
  const splitter = new RecordSplitter(sniffed, { from, limit: csvLimits.lineBytes, shape });
  let entries: Entry[] = [];
  const take = (records: Iterable<CsvRecord>): void => {
    for (const { bytes, line } of records) {
      const value = rowOf(bytes.toString(), shape).values[0] ?? '';
      const entry = entryOf(value);
      if (entry) entries.push(entry);
      else skip(skipped, { line, isFirst: line === firstLine, value });
    }
  };
  for await (const block of await openText((byte) => deps.files.read(file.key, { start: byte }), encoding, start)) {
    take(splitter.push(block));
    if (entries.length < CHUNK) continue;
    yield entries;
    entries = [];
  }
  take(splitter.finish());
  yield entries;
}

/** Reads a list's file into entries. Each entry is stored only once, so a repeated run adds nothing twice. */
async function run({ accountId, listId, activate }: LoadData, context: JobContext): Promise<void> {
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    accountId === null ? context.writeAll(work) : context.write(accountId, work);
  const key = { id: listId, account_id: accountId };
  const list = await write((tx) => lockListFile(tx, key));
  if (!list) return;
  const skipped: SkippedLines = { count: 0, lines: [] };
  for await (const entries of entriesOf(context, list, skipped)) {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run reads the file again');
    const exists = await write(async (tx) => {
      if (!(await lockListFile(tx, key))) return false;
      await addEntries(tx, list, entries);
      return true;
    });
    if (!exists) return;
  }
  await write(async (tx) => {
    if (!(await lockListFile(tx, key))) return;
    await finishLoading(tx, key, skipped, activate);
    await listChanged(tx, list);
  });
}

export const loadJob = handleJob(loadSuppressions, { run });
