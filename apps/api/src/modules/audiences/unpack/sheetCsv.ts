import { closeSync, openSync, readSync, unlinkSync } from 'node:fs';
import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import { COMMA_SIGNS } from '../csv/dialect.ts';
import { CR } from '../csv/scan.ts';
import { writtenRow } from '../csv/values.ts';
import { CsvOutput } from './csvOutput.ts';
import { UnpackProblem } from './unpackProblem.ts';

const COMMA = 0x2c;
const COPIED_BYTES = 256 * 1024;

/** A value as the CSV has it. A line break inside is LF, because CR ends the rows. */
export function csvValue(value: string): string {
  if (!/[",\r\n]/.test(value)) return value;
  return writtenRow([value.replaceAll(/\r\n?/g, '\n')], COMMA_SIGNS);
}

/** From this row on, the sheet was so many columns wide as far as it had been read. */
interface Growth {
  row: number;
  width: number;
}

/**
 * Writes the rows of a sheet as a CSV whose line N is the sheet’s row N: rows end with CR, and an empty row is an empty line.
 * Each other row has as many values as the sheet has columns with a value, because the reader rejects rows with fewer or more.
 */
export class SheetCsv {
  readonly #path: string;
  readonly #what: string;
  #file: number;
  #output: CsvOutput;
  /** The last row that was written. */
  #row = 0;
  /** How many values of the current row were written. */
  #values = 0;
  #widths: Growth[] = [];

  constructor(path: string, what: string) {
    this.#path = path;
    this.#what = what;
    this.#file = openSync(path, 'w');
    this.#output = new CsvOutput(this.#file, what);
  }

  get #width(): number {
    return this.#widths.at(-1)?.width ?? 0;
  }

  /** Puts a value, as the CSV has it, into a cell. Rows and their cells come in order; both are counted from 1. */
  put(row: number, column: number, value: string | Buffer): void {
    if (value.length === 0) return;
    if (column > packedLimits.columns)
      throw new UnpackProblem(
        `${this.#what} has ${column} columns, as its row ${row} shows; at most ${packedLimits.columns} are taken`,
        true,
      );
    if (this.#values === 0) this.#output.byte(CR, row - this.#row - 1);
    this.#output.byte(COMMA, column - Math.max(1, this.#values));
    if (typeof value === 'string') this.#output.text(value);
    else this.#output.bytes(value);
    this.#values = column;
    this.#row = row;
  }

  endRow(): void {
    if (this.#values === 0) return;
    if (this.#values > this.#width) this.#widths.push({ row: this.#row, width: this.#values });
    this.#output.byte(COMMA, this.#width - this.#values);
    this.#output.byte(CR);
    this.#values = 0;
  }

  /** Ends the file. Writes it again when rows came to be too short, because a later row was wider. */
  end(): void {
    this.#output.flush();
    const [first] = this.#widths;
    if (first && first.width < this.#width) this.#widen();
    this.close();
  }

  close(): void {
    if (this.#file !== -1) closeSync(this.#file);
    this.#file = -1;
  }

  /** The narrow file has no name any more while it is read, so that nothing is left of it in any case. */
  #widen(): void {
    this.close();
    const narrow = openSync(this.#path, 'r');
    try {
      unlinkSync(this.#path);
      this.#file = openSync(this.#path, 'wx');
      this.#output = new CsvOutput(this.#file, this.#what);
      this.#copyWide(narrow);
      this.#output.flush();
    } finally {
      closeSync(narrow);
    }
  }

  #copyWide(narrow: number): void {
    const block = Buffer.allocUnsafeSlow(COPIED_BYTES);
    const growths = [...this.#widths];
    let row = 1;
    let width = 0;
    let isEmpty = true;
    for (let length = readSync(narrow, block); length > 0; length = readSync(narrow, block)) {
      for (let at = 0; at < length;) {
        const found = block.subarray(0, length).indexOf(CR, at);
        const end = found === -1 ? length : found;
        isEmpty &&= end === at;
        this.#output.bytes(block.subarray(at, end));
        at = end + 1;
        if (found === -1) break;
        if (growths[0]?.row === row) width = growths.shift()?.width ?? width;
        if (!isEmpty) this.#output.byte(COMMA, this.#width - width);
        this.#output.byte(CR);
        row += 1;
        isEmpty = true;
      }
    }
  }
}
