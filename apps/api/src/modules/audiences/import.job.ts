import type { RejectReason } from '@mailroom/domain/audience-rules';
import type { Tx } from '../../platform/database/tx.ts';
import { appendEvent } from '../../platform/events/append.commands.ts';
import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import { importAudience, type ImportData } from './audiences.queues.ts';
import { UnclosedQuote } from './csv-records.ts';
import { openText } from './csv-text.ts';
import { chunks, type Chunk } from './import-chunk.ts';
import { markEarly, sortingOut } from './import-apart.ts';
import { keepRejects, mergePeople } from './import-merge.ts';
import { endWithout, lockAudience, seal } from './import-outcome.ts';
import {
  beginImport,
  importVersion,
  lockImporting,
  saveProgress,
  type Checkpoint,
  type ImportVersion,
} from './import.repository.ts';
import { peopleReader } from './people-reader.ts';

const hintEvery = 500;

const placeOf = ({ checkpoint, settings }: ImportVersion): Checkpoint =>
  checkpoint ?? { byte: settings.text_start, line: 1, hash: '' };

const openChunks = async ({ deps }: JobContext, version: ImportVersion): Promise<AsyncGenerator<Chunk>> => {
  const { settings } = version;
  const { hash, ...from } = placeOf(version);
  const open = (start: number) => deps.files.read(version.file_key, { start });
  const read = peopleReader({ ...settings, columns: settings.header.length, mapping: version.mapping });
  const dialect = { delimiter: settings.delimiter, lineEnd: settings.line_end };
  // Read behind the last byte there is nothing, and some stores refuse to.
  const text =
    from.byte >= version.file_size && settings.encoding === 'utf-8'
      ? []
      : await openText(open, settings.encoding, from.byte);
  return chunks({ text: text as AsyncIterable<Buffer>, dialect, from, hasHeader: settings.has_header, hash, read });
};

const rejectCounts = (version: ImportVersion, chunk: Chunk): Partial<Record<RejectReason, number>> => {
  const counts = { ...version.reject_counts };
  for (const { reason } of chunk.rejects) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
};

/** Stores one chunk and how far it came in one transaction. False when the import is no longer wanted. */
const storeChunk = async (tx: Tx, versionId: number, before: Checkpoint, chunk: Chunk): Promise<boolean> => {
  const version = await lockImporting(tx, versionId);
  if (!version) return false;
  if (placeOf(version).byte !== before.byte) throw new Error(`version ${versionId} was gone on with by another run`);
  const merged = await mergePeople(tx, version, chunk.people);
  await keepRejects(tx, version, chunk.rejects);
  await saveProgress(tx, version, {
    rows: version.rows + chunk.rows,
    accepted: version.accepted + merged.accepted,
    suppressed: version.suppressed + merged.suppressed,
    duplicates: version.duplicates + merged.duplicates,
    rejected: version.rejected + chunk.rejects.length,
    merged: 0,
    rejectCounts: rejectCounts(version, chunk),
    checkpoint: { ...chunk.next, hash: chunk.hash },
  });
  return true;
};

const begin = async (tx: Tx, versionId: number): Promise<ImportVersion | null> => {
  const version = await lockImporting(tx, versionId);
  if (version) await beginImport(tx, version);
  return version && importVersion(tx, versionId);
};

/** Parses the next chunk while the database stores this one. False when the import is no longer wanted. */
const load = async (
  { accountId, versionId }: ImportData,
  context: JobContext,
  version: ImportVersion,
): Promise<boolean> => {
  const source = await openChunks(context, version);
  let place = placeOf(version);
  let hinted = 0;
  let ahead = source.next();
  try {
    for (;;) {
      const { value: chunk, done } = await ahead;
      if (done) return true;
      if (context.signal.aborted) throw new Error('The worker is stopping; the next run goes on from here');
      ahead = source.next();
      // Its failure is met when it is this chunk's turn; until then it must not count as unhandled.
      ahead.catch(() => {});
      const isWanted = await context.write(accountId, async (tx) => {
        if (!(await storeChunk(tx, versionId, place, chunk))) return false;
        const now = performance.now();
        if (now - hinted >= hintEvery) {
          await appendEvent(tx, 'audience', version.audience_id, accountId);
          hinted = now;
        }
        return true;
      });
      if (!isWanted) return false;
      place = { ...chunk.next, hash: chunk.hash };
    }
  } finally {
    await source.return(undefined).catch(() => {});
  }
};

/** What is done to a large import when all of it is there; the state of the lists by which its people were marked. */
const sortOut = async ({ accountId, versionId }: ImportData, context: JobContext): Promise<string> => {
  const step = <T>(work: (tx: Tx, version: ImportVersion) => Promise<T>): Promise<T | undefined> => {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run sorts out again');
    return context.build(accountId, async (tx) => {
      const version = await lockImporting(tx, versionId);
      return version ? work(tx, version) : undefined;
    });
  };
  // Marked before there are indexes: each of them would have to be told.
  const lists = await step(markEarly);
  for (const each of sortingOut) await step(each);
  return lists ?? '';
};

const run = async (data: ImportData, context: JobContext): Promise<void> => {
  const version = await context.write(data.accountId, (tx) => begin(tx, data.versionId));
  if (!version) return;
  const finish = (work: (tx: Tx, now: ImportVersion) => Promise<void>) =>
    context.write(data.accountId, async (tx) => {
      // Audience before version, as the calls that cancel and delete take them.
      await lockAudience(tx, version.audience_id);
      const now = await lockImporting(tx, data.versionId);
      if (now) await work(tx, now);
    });
  try {
    if (!(await load(data, context, version))) return;
    const lists = version.is_apart ? await sortOut(data, context) : '';
    await finish((tx, now) => seal(tx, now, lists));
  } catch (error) {
    // The file itself: a further run would meet it again.
    if (!(error instanceof UnclosedQuote)) throw error;
    const texts = [{ code: 'unclosed_quote', text: `${error.message}.` }];
    await finish((tx, now) => endWithout(tx, now, 'failed', { event: 'import_failed', texts }));
  }
};

const failed = ({ accountId, versionId }: ImportData, context: JobContext): Promise<void> =>
  context.write(accountId, async (tx) => {
    const audienceId = (await importVersion(tx, versionId))?.audience_id;
    if (audienceId !== undefined) await lockAudience(tx, audienceId);
    const version = await lockImporting(tx, versionId);
    const texts = [{ code: 'import_unfinished', text: 'The import did not finish.' }];
    if (version) await endWithout(tx, version, 'failed', { event: 'import_failed', texts });
  });

/** Reads an audience's file into a version, chunk by chunk; a killed run is gone on with where its last chunk ended. */
export const importJob = handleJob(importAudience, { run, failed });
