import { buffer } from 'node:stream/consumers';
import { csvLimits } from '@mailroom/domain/file-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import { loadSuppressions, type LoadData } from './audiences.queues.ts';
import { RecordSplitter, valuesOf, type CsvRecord } from './csv-records.ts';
import { headBytes, sniff } from './csv-sniff.ts';
import { openText } from './csv-text.ts';
import { entryOf, type Entry } from './suppression-entry.ts';
import { addEntries } from './suppressions.repository.ts';
import { listChanged } from './suppressions.service.ts';

type List = { id: number; account_id: number | null; advertiser_id: number | null; key: string; size: number };

const chunk = 20_000;

const listIn = async (tx: Tx, id: number): Promise<List | undefined> => {
  const { rows } = await sql<List>`
    select l.id, l.account_id, l.advertiser_id, f.key, f.size from suppression_list l join file f on f.id = l.file_id
     where l.id = ${id} for update of l`.execute(tx);
  return rows[0];
};

/** Lines of the file that name nobody: how many, and the first of them. */
type Skipped = { count: number; lines: number[] };

const shownLines = 20;

const skip = (skipped: Skipped, line: number, value: string): void => {
  // A first line without a value of its own kind is the header; an empty line asks for nothing.
  if (line === 1 || value.trim() === '') return;
  skipped.count += 1;
  if (skipped.lines.length < shownLines) skipped.lines.push(line);
};

async function* entriesOf({ deps }: JobContext, { key, size }: List, skipped: Skipped): AsyncGenerator<Entry[]> {
  const head = await buffer(await deps.files.read(key, { start: 0, end: headBytes - 1 }));
  const { delimiter, lineEnd, encoding, start } = sniff(head, head.length === size);
  const splitter = new RecordSplitter({ delimiter, lineEnd }, { byte: start, line: 1 }, csvLimits.lineBytes);
  let entries: Entry[] = [];
  const take = (records: Iterable<CsvRecord>): void => {
    for (const { bytes, line } of records) {
      const value = valuesOf(bytes.toString(), delimiter, 1)[0] ?? '';
      const entry = entryOf(value);
      if (entry) entries.push(entry);
      else skip(skipped, line, value);
    }
  };
  for await (const block of await openText((from) => deps.files.read(key, { start: from }), encoding, start)) {
    take(splitter.push(block));
    if (entries.length < chunk) continue;
    yield entries;
    entries = [];
  }
  take(splitter.finish());
  yield entries;
}

/** Reads a list's file into entries; each is stored once, so a run that begins again adds nothing twice. */
const run = async ({ accountId, listId, activate }: LoadData, context: JobContext): Promise<void> => {
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    accountId === null ? context.writeAll(work) : context.write(accountId, work);
  const list = await write((tx) => listIn(tx, listId));
  if (!list) return;
  const skipped: Skipped = { count: 0, lines: [] };
  for await (const entries of entriesOf(context, list, skipped)) {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run reads the file again');
    const isThere = await write(async (tx) => {
      if (!(await listIn(tx, listId))) return false;
      await addEntries(tx, list, entries);
      return true;
    });
    if (!isThere) return;
  }
  await write(async (tx) => {
    if (!(await listIn(tx, listId))) return;
    await sql`
      update suppression_list set skipped_count = ${skipped.count}, skipped_lines = ${JSON.stringify(skipped.lines)}::jsonb
       where id = ${listId}`.execute(tx);
    if (activate) await sql`update suppression_list set is_active = true where id = ${listId}`.execute(tx);
    await listChanged(tx, list);
  });
};

export const loadJob = handleJob(loadSuppressions, { run });
