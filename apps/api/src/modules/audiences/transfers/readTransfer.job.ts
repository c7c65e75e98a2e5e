import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../../errors.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { readTransfer, type TransferData } from '../audiences.queues.ts';
import { sniffStored } from '../csv/sniffFile.ts';
import { NotATable } from '../csv/requireText.ts';
import type { Given } from '../csv/sniff.ts';
import { keepUpload } from '../import/uploads.service.ts';
import type { PackedSource } from '../reading/uploads.repository.ts';
import { packingOf, type Packing } from '../unpack/packing.ts';
import type { PackedTable } from '../unpack/tables.ts';
import { tablesOf, unpackTable } from '../unpack/unpack.ts';
import { UnpackProblem } from '../unpack/unpackProblem.ts';
import { changeTransfer, lockTransfer, partsOf, type TransferRow } from './transfers.repository.ts';
import { releaseParts } from './transfers.service.ts';
import { withUnpackFolder } from './unpackFolder.ts';

/** The largest file takes a tenth of it. */
const LONGEST_UNPACKING = 15 * 60_000;
/** Progress is told in steps, because each is a transaction and an event. */
const STEP = 5;

/** The signs of the CSV that we write for a sheet. Only the line at which its table begins is found out. */
const OURS: Given = { encoding: 'utf-8', delimiter: ',', quote: '"', escape: 'double', lineEnd: 'cr' };

/** A table as a stored CSV, or several of which a person chooses one. */
type Outcome =
  | { file: StagedFile; given?: Given; from: PackedSource | null }
  | { tables: readonly PackedTable[]; leftOut: readonly string[]; packing: Packing };

interface Reading {
  context: JobContext;
  transfer: TransferRow;
}

async function* bytesOf(files: Files, parts: readonly { key: string }[], signal: AbortSignal): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    for await (const block of await files.read(key)) {
      signal.throwIfAborted();
      yield block as Buffer;
    }
  }
}

async function joined({ context, transfer }: Reading): Promise<AsyncGenerator<Buffer>> {
  const parts = await context.read(transfer.account_id, (tx) => partsOf(tx, transfer));
  return bytesOf(context.deps.files, parts, context.signal);
}

function stage({ context, transfer }: Reading, name: string, bytes: Readable): Promise<StagedFile> {
  const { account_id: accountId } = transfer;
  const { files, settings } = context.deps;
  const request = { accountId, kind: 'audience_csv', name, contentType: 'text/csv', limit: settings.uploadLimit };
  return files.stage(context.actor(accountId), request, bytes);
}

/** Changes a transfer that still waits for its reading. Returns false when it was removed in the meantime. */
function change(
  { context, transfer }: Reading,
  work: (...given: [tx: Parameters<Parameters<JobContext['write']>[1]>[0], now: TransferRow]) => Promise<void>,
): Promise<boolean> {
  const { account_id: accountId, id, chosen } = transfer;
  return context.write(accountId, async (tx) => {
    const now = await lockTransfer(tx, id);
    if (now?.state !== 'reading' || now.chosen !== chosen) return false;
    await work(tx, now);
    await appendEvent(tx, 'audience_upload', id, accountId, now.created_by);
    return true;
  });
}

/** Saves the progress now and then, in order, and never at the cost of the reading. */
function progressOf(reading: Reading): (share: number) => void {
  let told = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (share) => {
    const progress = Math.min(99, Math.floor(share * 100));
    if (progress < told + STEP) return;
    told = progress;
    last = last
      .then(() => change(reading, (tx, now) => changeTransfer(tx, now, { state: 'reading', progress })))
      .catch((error: unknown) =>
        reading.context.deps.log.warn({ err: error }, 'the progress of an upload was not saved'),
      );
  };
}

/** The name of a table's CSV: that of its workbook and sheet, or that of the file without its folders. */
function csvName(transfer: TransferRow, table: PackedTable): string {
  if (!table.isSheet) return table.name.split('/').at(-1) ?? table.name;
  return `${transfer.name.replace(/\.[^.]*$/, '')} ${table.name}.csv`;
}

async function unpacked(reading: Reading, path: string, packing: Packing): Promise<Outcome> {
  const { context, transfer } = reading;
  const tooLong = AbortSignal.timeout(LONGEST_UNPACKING);
  const signal = AbortSignal.any([context.signal, tooLong]);
  const { tables, leftOut } = await tablesOf(path, { name: transfer.name, signal });
  const chosen = transfer.chosen ?? (tables.length === 1 ? 0 : null);
  const table = chosen === null ? undefined : tables[chosen];
  if (chosen === null || !table) return { tables, leftOut, packing };
  const target = `${path}.csv`;
  await unpackTable({ path, table: chosen, target }, { signal, progress: progressOf(reading) });
  const file = await stage(reading, csvName(transfer, table), createReadStream(target));
  return { file, ...(table.isSheet && { given: OURS }), from: { name: transfer.name, packing, table: table.name } };
}

async function read(reading: Reading): Promise<Outcome> {
  return withUnpackFolder(async (folder) => {
    const path = join(folder, 'packed');
    await pipeline(await joined(reading), createWriteStream(path, { mode: 0o600 }));
    const packing = await packingOf(path);
    if (packing) return unpacked(reading, path, packing);
    const name = reading.transfer.name.replace(/\.(?:xlsx|gz|zip)$/i, '.csv');
    return { file: await stage(reading, name, createReadStream(path)), from: null };
  });
}

/** Keeps what was read: an upload, or the tables of which one is to be chosen. */
async function finish(reading: Reading, outcome: Outcome): Promise<void> {
  const { context } = reading;
  const { files } = context.deps;
  if ('tables' in outcome) {
    const { tables, leftOut: left_out, packing } = outcome;
    await change(reading, (tx, now) => changeTransfer(tx, now, { state: 'choosing', tables, left_out, packing }));
    return;
  }
  const { file, given, from } = outcome;
  try {
    const dialect = await sniffStored(files, file, given && { given });
    const isKept = await change(reading, async (tx, now) => {
      const { account_id: accountId, created_by: userId } = now;
      await files.keep(tx, file.id, accountId);
      const { upload } = await keepUpload(tx, { accountId, fileId: file.id, dialect, userId, unpackedFrom: from });
      const packing = from?.packing ?? null;
      await changeTransfer(tx, now, { state: 'ready', progress: 100, packing, upload_id: upload.id });
      if (now.tables.length < 2) await releaseParts(tx, files, now);
    });
    if (!isKept) await files.discard(file.id);
  } catch (error) {
    await files.discard(file.id);
    throw error;
  }
}

async function refuse(reading: Reading, problem: string): Promise<void> {
  await change(reading, async (tx, now) => {
    await changeTransfer(tx, now, { state: 'refused', problem: problem.slice(0, 500) });
    if (now.tables.length < 2) await releaseParts(tx, reading.context.deps.files, now);
  });
}

async function find({ accountId, transferId }: TransferData, context: JobContext): Promise<Reading | undefined> {
  const transfer = await context.write(accountId, (tx) => lockTransfer(tx, transferId));
  return transfer?.state === 'reading' ? { context, transfer } : undefined;
}

/** The words for a fault of the file, because of which another run would fail in the same way. */
function problemIn(error: unknown): string | undefined {
  if (error instanceof NotATable || error instanceof UnpackProblem) return error.message;
  if (error instanceof DomainError && error.status === 413) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The file takes too long to unpack. Save its table as CSV and upload that';
  return undefined;
}

async function run(data: TransferData, context: JobContext): Promise<void> {
  const reading = await find(data, context);
  if (!reading) return;
  try {
    await finish(reading, await read(reading));
  } catch (error) {
    const problem = problemIn(error);
    if (problem === undefined) throw error;
    await refuse(reading, problem);
  }
}

async function failed(data: TransferData, context: JobContext): Promise<void> {
  const reading = await find(data, context);
  if (reading) await refuse(reading, 'The file could not be read. Upload it again.');
}

/** Reads a file whose last byte has come, or unpacks the table of it that was chosen. */
export const transferJob = handleJob(readTransfer, { run, failed });
