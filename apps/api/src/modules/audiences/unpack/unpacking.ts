import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { namesRefusals } from '@mailroom/domain/consent/consentHeadings';
import type { Archive, PackedFile } from './archive.ts';
import { findTables } from './findTables.ts';
import { readGzip, refuseOtherGzips } from './gzip.ts';
import { packingOf, type Packing } from './packing.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { readSheet, rowsOf } from './sheet.ts';
import { SheetCsv } from './sheetCsv.ts';
import { readStyles } from './styles.ts';
import type { FoundSheet, FoundTable, PackedTable } from './tables.ts';
import { refuseLarge, UnpackedBytes } from './unpackedBytes.ts';
import { UnpackProblem } from './unpackProblem.ts';

export interface TablesRequest {
  path: string;
  /** The file’s name as its owner knows it. */
  name: string;
}

export interface UnpackRequest {
  path: string;
  /** The place of the table in the list of tables. */
  table: number;
  /** Where its CSV is written. */
  target: string;
}

export interface PackedTables {
  packing: Packing;
  tables: PackedTable[];
  /** Files and sheets that can’t be a table. */
  leftOut: string[];
}

type Progress = (share: number) => void;

async function requirePacking(path: string): Promise<Packing> {
  const packing = await packingOf(path);
  if (packing === undefined) throw new UnpackProblem('The file is neither an Excel file nor a ZIP nor gzip');
  return packing;
}

async function described(table: FoundTable, unpacked: UnpackedBytes): Promise<PackedTable> {
  const { name } = table;
  const speaksOfConsent = namesRefusals(name);
  if ('file' in table)
    return { name, bytes: table.file.bytes, rows: null, isHidden: false, speaksOfConsent, isSheet: false };
  const { workbook, sheet } = table;
  const rows = await rowsOf(workbook.archive, sheet, unpacked);
  return { name, bytes: sheet.part.bytes, rows, isHidden: sheet.isHidden, speaksOfConsent, isSheet: true };
}

async function gzipTable({ path, name: packedName }: TablesRequest): Promise<PackedTable> {
  await refuseOtherGzips(path, packedName, new UnpackedBytes());
  const name = basename(packedName).replace(/\.gz(?:ip)?$/i, '');
  const speaksOfConsent = namesRefusals(name);
  return { name, bytes: null, rows: null, isHidden: false, speaksOfConsent, isSheet: false };
}

/** Lists the tables of a packed file. Only for threads. */
export async function listTables(request: TablesRequest): Promise<PackedTables> {
  const packing = await requirePacking(request.path);
  if (packing === 'gzip') return { packing, tables: [await gzipTable(request)], leftOut: [] };
  const unpacked = new UnpackedBytes();
  const found = await findTables(request.path, unpacked);
  try {
    const tables: PackedTable[] = [];
    for (const table of found.tables) tables.push(await described(table, unpacked));
    return { packing, tables, leftOut: [...found.leftOut] };
  } finally {
    found.close();
  }
}

async function copyTo(target: string, blocks: AsyncIterable<Buffer>): Promise<void> {
  const file = openSync(target, 'w');
  try {
    for await (const block of blocks) for (let at = 0; at < block.length;) at += writeSync(file, block, at);
  } finally {
    closeSync(file);
  }
}

/** Reads files of an archive, and tells which share of the expected bytes has been read. */
class Reading {
  readonly #archive: Archive;
  readonly #unpacked: UnpackedBytes;
  readonly #progress: Progress;
  readonly #expected: number;
  #read = 0;

  constructor(
    archive: Archive,
    unpacked: UnpackedBytes,
    { progress, expected }: { progress: Progress; expected: number },
  ) {
    this.#archive = archive;
    this.#unpacked = unpacked;
    this.#progress = progress;
    this.#expected = expected;
  }

  async *blocksOf(file: PackedFile): AsyncGenerator<Buffer> {
    for await (const block of this.#archive.read(file, this.#unpacked)) {
      this.#read += block.length;
      this.#progress(Math.min(1, this.#read / this.#expected));
      yield block;
    }
  }
}

interface Unpacking {
  unpacked: UnpackedBytes;
  progress: Progress;
}

async function unpackSheet({ name, sheet, workbook }: FoundSheet, target: string, { unpacked, progress }: Unpacking) {
  const what = `The sheet ${name}`;
  refuseLarge(sheet.part.bytes, what);
  const expected = sheet.part.bytes + (workbook.strings?.bytes ?? 0);
  const reading = new Reading(workbook.archive, unpacked, { progress, expected });
  const blocksOf = (part: PackedFile) => reading.blocksOf(part);
  const styles = await readStyles(workbook, unpacked);
  const texts = await readSharedStrings(workbook, { folder: dirname(target), blocksOf });
  try {
    const csv = new SheetCsv(target, what);
    try {
      await readSheet(blocksOf(sheet.part), csv, { texts, styles, what });
      csv.end();
    } finally {
      csv.close();
    }
  } finally {
    texts.close();
  }
}

async function unpackFound({ path, table, target }: UnpackRequest, { unpacked, progress }: Unpacking): Promise<void> {
  const found = await findTables(path, unpacked);
  try {
    const chosen = found.tables[table];
    if (!chosen) throw new RangeError(`The file has no table ${table}`);
    if ('sheet' in chosen) {
      await unpackSheet(chosen, target, { unpacked, progress });
      return;
    }
    const { name, file, archive } = chosen;
    refuseLarge(file.bytes, name);
    await copyTo(target, new Reading(archive, unpacked, { progress, expected: file.bytes }).blocksOf(file));
  } finally {
    found.close();
  }
}

/** Writes one table of a packed file as a CSV. Only for threads. */
export async function writeTable(request: UnpackRequest, progress: Progress): Promise<void> {
  const { path, table, target } = request;
  const unpacked = new UnpackedBytes();
  if ((await requirePacking(path)) !== 'gzip') await unpackFound(request, { unpacked, progress });
  else if (table !== 0) throw new RangeError(`A gzip file has no table ${table}`);
  else await copyTo(target, readGzip(path, { unpacked, progress }));
}
