import { closeSync, writeSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import { isHiddenInZip } from '../../../platform/files/zipNames.ts';
import { Archive, type PackedFile } from './archive.ts';
import { isWorkbook } from './packing.ts';
import type { FoundSheet, FoundTable } from './tables.ts';
import { openNameless } from './tempFile.ts';
import type { UnpackedBytes } from './unpackedBytes.ts';
import { UnpackProblem } from './unpackProblem.ts';
import { readWorkbook } from './workbook.ts';

interface FoundTables {
  tables: readonly FoundTable[];
  /** Files and sheets that can’t be a table. */
  leftOut: readonly string[];
  /** The tables can’t be read any more. */
  close: () => void;
}

/** Kinds of files that are ZIPs too, by a file that they have. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/i, 'an Excel file in binary form (.xlsb). Save it as .xlsx'],
  [/^content\.xml$/, 'an OpenDocument file, such as .ods. Save it as .xlsx or CSV'],
  [/^Index\/.+\.iwa$|^Index\.zip$/, 'a file of Numbers or another program of Apple. Export it as Excel (.xlsx) or CSV'],
  [/^word\/document\.xml$/i, 'a Word document. Copy its table into a spreadsheet and save it as .xlsx'],
  [/^ppt\/presentation\.xml$/i, 'a presentation. Copy its table into a spreadsheet and save it as .xlsx'],
];

function refuseOtherKinds(files: readonly PackedFile[]): void {
  const kind = OTHER_KINDS.find(([pattern]) => files.some(({ name }) => pattern.test(name)))?.[1];
  if (kind !== undefined) throw new UnpackProblem(`This is ${kind}`);
}

// oxlint-disable-next-line no-control-regex -- it finds control characters
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;
const LONGEST_NAME = 200;

/** A name of the file as it can be shown and stored. */
function shownName(name: string): string {
  const shown = name.replaceAll(CONTROLS, ' ').trim();
  return shown.length > LONGEST_NAME ? `${shown.slice(0, LONGEST_NAME - 1)}…` : shown;
}

async function sheetsOf(archive: Archive, unpacked: UnpackedBytes) {
  const workbook = await readWorkbook(archive, unpacked);
  const tables = workbook.sheets.map((sheet): FoundSheet => ({ name: shownName(sheet.name), sheet, workbook }));
  return { tables, leftOut: workbook.others.map(shownName) };
}

async function inWorkbook(archive: Archive, unpacked: UnpackedBytes): Promise<Omit<FoundTables, 'close'>> {
  const found = await sheetsOf(archive, unpacked);
  if (found.tables.length === 0) throw new UnpackProblem('The workbook has no sheet with cells');
  return found;
}

/** Opens a workbook of a ZIP. A workbook is read from its end, so it must be unpacked first. */
async function openInner(zip: Archive, file: PackedFile, folder: string, unpacked: UnpackedBytes): Promise<Archive> {
  const copy = openNameless(folder);
  let archive: Archive | undefined;
  try {
    for await (const block of zip.read(file, unpacked))
      for (let at = 0; at < block.length;) at += writeSync(copy, block, at);
    // Closes the copy, when it is closed.
    archive = await Archive.open(copy, `The workbook ${shownName(file.name)}`);
    if (isWorkbook(archive.files)) return archive;
    throw new UnpackProblem(`${archive.what} isn’t an Excel file`);
  } catch (error) {
    if (archive) archive.close();
    else closeSync(copy);
    throw error;
  }
}

const MOST_NAMED = 3;

function listed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(', ');
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

function withoutTables(leftOut: readonly string[], problems: readonly UnpackProblem[]): UnpackProblem {
  const [problem] = problems;
  if (problem) return problem;
  if (leftOut.length === 0) return new UnpackProblem('The ZIP is empty');
  const taken = 'A ZIP may hold files that end in .csv, .tsv, .txt and .xlsx';
  return new UnpackProblem(`The ZIP holds no table, only ${listed(leftOut)}. ${taken}`);
}

/** Collects the tables of a ZIP: its text files, and the sheets of its workbooks. */
class ZipTables {
  readonly #zip: Archive;
  readonly #folder: string;
  readonly #unpacked: UnpackedBytes;
  readonly #opened: Archive[] = [];
  readonly #problems: UnpackProblem[] = [];
  readonly #tables: FoundTable[] = [];
  readonly #leftOut: string[] = [];

  constructor(zip: Archive, folder: string, unpacked: UnpackedBytes) {
    this.#zip = zip;
    this.#folder = folder;
    this.#unpacked = unpacked;
  }

  readonly close = (): void => {
    for (const archive of this.#opened) archive.close();
  };

  async find(): Promise<Omit<FoundTables, 'close'>> {
    const files = this.#zip.files.filter(({ name }) => !isHiddenInZip(name));
    const most = packedLimits.entries;
    if (files.length > most)
      throw new UnpackProblem(`The ZIP has ${files.length} files; at most ${most} are taken`, true);
    refuseOtherKinds(files);
    for (const file of files) await this.#take(file);
    const tables = this.#tables;
    if (tables.length === 0) throw withoutTables(this.#leftOut, this.#problems);
    if (tables.length > packedLimits.tables)
      throw new UnpackProblem(
        `The ZIP has ${tables.length} files and sheets; at most ${packedLimits.tables} are taken`,
        true,
      );
    return { tables, leftOut: this.#leftOut };
  }

  async #take(file: PackedFile): Promise<void> {
    const name = shownName(file.name);
    const extension = posix.extname(file.name).toLowerCase();
    if (['.csv', '.tsv', '.txt'].includes(extension)) this.#tables.push({ name, file, archive: this.#zip });
    else if (['.xlsx', '.xlsm'].includes(extension)) await this.#takeWorkbook(file, name);
    else this.#leftOut.push(name);
  }

  /** A workbook that can’t be read is left out, unless it is too large to say so. */
  async #takeWorkbook(file: PackedFile, name: string): Promise<void> {
    try {
      const archive = await openInner(this.#zip, file, this.#folder, this.#unpacked);
      this.#opened.push(archive);
      const { tables, leftOut } = await sheetsOf(archive, this.#unpacked);
      const named = (inner: string) => `${name} › ${inner}`;
      this.#tables.push(...tables.map((table) => ({ ...table, name: named(table.name) })));
      this.#leftOut.push(...leftOut.map(named));
    } catch (error) {
      if (!(error instanceof UnpackProblem) || error.isTooLarge) throw error;
      this.#problems.push(error);
      this.#leftOut.push(name);
    }
  }
}

/** Finds the tables of a workbook or a ZIP. The caller closes them. */
export async function findTables(path: string, unpacked: UnpackedBytes): Promise<FoundTables> {
  const archive = await Archive.open(path, 'The file');
  const inner = new ZipTables(archive, dirname(path), unpacked);
  const close = () => {
    inner.close();
    archive.close();
  };
  try {
    const found = isWorkbook(archive.files) ? await inWorkbook(archive, unpacked) : await inner.find();
    return { ...found, close };
  } catch (error) {
    close();
    throw error;
  }
}
