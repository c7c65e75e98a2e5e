import type { RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import type { Tx } from '../../../platform/database/tx.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { importLargeFile, importSmallFile, type ImportData } from '../audiences.queues.ts';
import { lockAudienceStatus } from '../audiences.repository.ts';
import { dialectOf, signsOf } from '../csv/dialect.ts';
import { UnclosedQuote } from '../csv/scan.ts';
import { SuspectTally, type SuspectGroup } from '../csv/suspects.ts';
import { openText } from '../csv/text.ts';
import { chunks, type Chunk } from './chunks.ts';
import { refusalsOf } from '../reading/consent.ts';
import { deleteDuplicates, markSuppressed, PARTITION_STEPS } from './large/largeImport.repository.ts';
import { discardImport, joinMembers, seal } from './outcome.ts';
import { RepeatedAddresses } from './large/repeatedAddresses.ts';
import { correctionReader } from '../ingests/corrections.ts';
import { rejectedRowsOf, storeCorrected } from '../ingests/corrections.repository.ts';
import { storeOptOuts, storePeople, storeRejects } from './people.repository.ts';
import {
  beginImport,
  commitLater,
  importVersion,
  lockBase,
  lockImporting,
  rowsIn,
  saveProgress,
  type Checkpoint,
  type ImportVersion,
} from '../versions/import.repository.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';
import { rejectColumns } from '../reading/rejectFile.ts';
import { lockOptOutList } from '../suppressions/optOuts.repository.ts';

/** Milliseconds between two live events of one import. */
const HINT_EVERY = 500;

function placeOf({ checkpoint, settings }: ImportVersion): Checkpoint {
  return checkpoint ?? { byte: settings.text_start, line: settings.first_line ?? 1, hash: '' };
}

async function openChunks(
  { deps, read: readTx }: JobContext,
  version: ImportVersion,
  onPerson?: (email: string) => void,
): Promise<AsyncGenerator<Chunk>> {
  const { settings } = version;
  const { hash, heading, ...from } = placeOf(version);
  const order = { heading };
  const open = (start: number) => deps.files.read(version.file_key, { start });
  const { mapping } = version;
  const refusalIn = refusalsOf(settings.header, mapping, settings.consent);
  const importsRefusals = settings.consent?.choice === 'import';
  const rows = { ...settings, signs: signsOf(settings), mapping, refusalIn, importsRefusals, heading };
  const shape = personShape(rows);
  const person = peopleReader({
    ...rows,
    onHeading: (next) => {
      order.heading = next;
    },
  });
  const columns = version.import_as === 'correct' ? rejectColumns(settings.header) : undefined;
  const read = columns
    ? correctionReader({
        read: person,
        shape,
        columns,
        isAsTyped: settings.as_typed === true,
        rows: await readTx(version.account_id, (tx) => rejectedRowsOf(tx, version)),
      })
    : person;
  // Some stores refuse to read from the end of a file, where nothing is left.
  const text =
    from.byte >= version.file_size && settings.encoding === 'utf-8'
      ? []
      : await openText(open, settings.encoding, from.byte);
  const readers = { dialect: dialectOf(settings), shape, read };
  return chunks({
    text: text as AsyncIterable<Buffer>,
    ...readers,
    from,
    hasHeader: settings.has_header && !version.checkpoint,
    hash,
    headingNow: () => order.heading,
    ...(onPerson && { onPerson }),
  });
}

function addRejects(version: ImportVersion, chunk: Chunk): Partial<Record<RejectReason, number>> {
  const counts = { ...version.reject_counts };
  for (const { reason } of chunk.rejects) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function addOptOuts({ opt_out_counts }: ImportVersion, { optOuts }: Chunk): Record<string, number> {
  const counts = { ...opt_out_counts };
  for (const { column } of optOuts) counts[column] = (counts[column] ?? 0) + 1;
  return counts;
}

function addSuspects({ suspects }: ImportVersion, chunk: Chunk): SuspectGroup[] {
  const tally = new SuspectTally(suspects);
  for (const suspect of chunk.suspects) tally.add(suspect);
  return tally.stored;
}

/** Stores one chunk and its checkpoint in one transaction. Returns false when the import was cancelled or deleted. */
async function storeChunk(tx: Tx, versionId: number, before: Checkpoint, chunk: Chunk): Promise<boolean> {
  await commitLater(tx);
  const version = await lockImporting(tx, versionId);
  if (!version) return false;
  if (placeOf(version).byte !== before.byte) throw new Error(`version ${versionId} was continued by another run`);
  const stored = await storePeople(tx, version, chunk.people);
  await storeRejects(tx, version, chunk.rejects);
  await storeOptOuts(tx, version, chunk.optOuts);
  await storeCorrected(tx, version, chunk.corrected);
  await saveProgress(tx, version, {
    rows: version.rows + chunk.rows,
    accepted: version.accepted + stored.accepted,
    suppressed: version.suppressed + stored.suppressed,
    duplicates: version.duplicates + stored.duplicates + chunk.repeated,
    rejected: version.rejected + chunk.rejects.length,
    opted_out: version.opted_out + chunk.optOuts.length,
    merged: version.merged + chunk.stillWrong,
    rejectCounts: addRejects(version, chunk),
    optOutCounts: addOptOuts(version, chunk),
    refusalsImported: version.refusals_imported === null ? null : version.refusals_imported + chunk.refusalsImported,
    suspects: addSuspects(version, chunk),
    checkpoint: { ...chunk.next, hash: chunk.hash, heading: chunk.heading },
  });
  return true;
}

async function begin(tx: Tx, versionId: number): Promise<ImportVersion | null> {
  const version = await lockImporting(tx, versionId);
  if (version) await beginImport(tx, version);
  return version && importVersion(tx, versionId);
}

/** Parses the next chunk while the database stores the current one. Returns false when the import was cancelled or deleted. */
async function load(
  { accountId, versionId }: ImportData,
  context: JobContext,
  version: ImportVersion,
  onPerson?: (email: string) => void,
): Promise<boolean> {
  const source = await openChunks(context, version, onPerson);
  let place = placeOf(version);
  let hinted = 0;
  let ahead = source.next();
  try {
    for (;;) {
      const { value: chunk, done } = await ahead;
      if (done) return true;
      if (context.signal.aborted) throw new Error('The worker is stopping; the next run continues from here');
      ahead = source.next();
      // A failure is thrown by the `await ahead` of the next turn; until then it must not count as unhandled.
      ahead.catch(() => {});
      const isStored = await context.write(accountId, async (tx) => {
        if (!(await storeChunk(tx, versionId, place, chunk))) return false;
        const now = performance.now();
        if (now - hinted >= HINT_EVERY) {
          await appendEvent(tx, 'audience', version.audience_id, accountId);
          hinted = now;
        }
        return true;
      });
      if (!isStored) return false;
      place = { ...chunk.next, hash: chunk.hash };
    }
  } finally {
    await source.return(undefined).catch(() => {});
  }
}

/** Prepares the stored people of a large import to become a partition. Returns the state of the lists that marked them. */
async function preparePartition(
  { accountId, versionId }: ImportData,
  context: JobContext,
  repeated: readonly string[] | undefined,
): Promise<string> {
  const step = <T>(work: (tx: Tx, version: ImportVersion) => Promise<T>): Promise<T | undefined> => {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run repeats the preparation');
    return context.build(accountId, async (tx) => {
      const version = await lockImporting(tx, versionId);
      return version ? work(tx, version) : undefined;
    });
  };
  // Before the indexes exist, because each of them would slow the update down.
  const listState = await step(markSuppressed);
  await step((tx, version) => deleteDuplicates(tx, version, repeated));
  for (const prepare of PARTITION_STEPS) await step(prepare);
  return listState ?? '';
}

async function run(data: ImportData, context: JobContext): Promise<void> {
  const version = await context.write(data.accountId, (tx) => begin(tx, data.versionId));
  if (!version) return;
  // The transaction may copy a version with all of its people, which takes longer than an ordinary write may.
  const transact = version.base_version_id === null ? context.write : context.build;
  const finish = (work: (tx: Tx, now: ImportVersion) => Promise<void>) =>
    transact(data.accountId, async (tx) => {
      // Locks the audience before the version, as cancel and delete do: the other order would deadlock with them.
      await lockAudienceStatus(tx, version.audience_id);
      // Then the list, before the versions whose recount it makes due, as each change of a list does.
      if (version.base_version_id !== null) await lockOptOutList(tx, version.base_version_id);
      // Then the older version before the newer one, as an unsubscribe does.
      await lockBase(tx, version);
      const now = await lockImporting(tx, data.versionId);
      if (now) await work(tx, now);
    });
  try {
    // A continued run didn't see the addresses before its checkpoint.
    const addresses = version.has_own_table && !version.checkpoint ? new RepeatedAddresses(rowsIn(version)) : undefined;
    if (!(await load(data, context, version, addresses && ((email) => addresses.add(email))))) return;
    if (version.has_own_table) {
      const listState = await preparePartition(data, context, addresses?.found);
      await finish((tx, now) => joinMembers(tx, now, listState));
    }
    await finish(seal);
  } catch (error) {
    // The fault is in the file, so another run would fail in the same way.
    if (!(error instanceof UnclosedQuote)) throw error;
    const texts = [{ code: 'unclosed_quote', text: `${error.message}.` }];
    await finish((tx, now) => discardImport(tx, now, 'failed', { event: 'import_failed', texts }));
  }
}

function failed({ accountId, versionId }: ImportData, context: JobContext): Promise<void> {
  return context.write(accountId, async (tx) => {
    const audienceId = (await importVersion(tx, versionId))?.audience_id;
    if (audienceId !== undefined) await lockAudienceStatus(tx, audienceId);
    const version = await lockImporting(tx, versionId);
    const texts = [{ code: 'import_unfinished', text: 'The import did not finish.' }];
    if (version) await discardImport(tx, version, 'failed', { event: 'import_failed', texts });
  });
}

/** Reads an audience's file into a version, chunk by chunk. A run that was killed is continued from its last checkpoint. */
export const importJobs = [handleJob(importLargeFile, { run, failed }), handleJob(importSmallFile, { run, failed })];
