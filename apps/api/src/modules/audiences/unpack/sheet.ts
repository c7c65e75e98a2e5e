import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import type { Archive } from './archive.ts';
import type { SharedStrings } from './sharedStrings.ts';
import { csvValue, type SheetCsv } from './sheetCsv.ts';
import { shownBy, type ShownNumber } from './shownNumber.ts';
import { refuseLongText, TextRuns } from './textRuns.ts';
import type { UnpackedBytes } from './unpackedBytes.ts';
import { damaged, UnpackProblem } from './unpackProblem.ts';
import type { Sheet } from './workbook.ts';
import { readXml, type XmlHandlers } from './xml.ts';
import { decodeXstring } from './xstring.ts';

const LETTER_A = 64;
const LETTERS = 26;
/** No column of a spreadsheet has more letters than XFD. */
const MOST_LETTERS = 3;

/** The column of a reference such as ‘AB12’, from 1. 0 when it has none. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at <= MOST_LETTERS; at += 1) {
    const code = reference.charCodeAt(at);
    if (!(code > LETTER_A && code <= LETTER_A + LETTERS)) break;
    column = column * LETTERS + code - LETTER_A;
  }
  return column;
}

/** The time of an ISO date only where it has one. */
function shownIsoDate(text: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d)?)?/.exec(text.trim()) ?? [];
  const withSeconds = time?.length === 5 ? `${time}:00` : time;
  if (date === undefined) return withSeconds ?? text;
  return withSeconds === undefined || withSeconds === '00:00:00' ? date : `${date}T${withSeconds}`;
}

const WITHOUT_STYLE = shownBy('General', false);

interface CellTexts {
  texts: SharedStrings;
  styles: readonly ShownNumber[];
}

/** The cell that is being read. */
interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/** Takes the cells of a sheet’s XML and puts their values, as the cells show them, into a CSV. */
class SheetReading implements XmlHandlers {
  readonly #what: string;
  readonly #csv: SheetCsv;
  readonly #texts: SharedStrings;
  readonly #styles: readonly ShownNumber[];
  readonly #runs: TextRuns;
  #row = 0;
  #column = 0;
  #cell: Cell | undefined;
  #isValue = false;
  #isInline = false;
  #isInData = false;

  constructor(csv: SheetCsv, { texts, styles }: CellTexts, what: string) {
    this.#csv = csv;
    this.#texts = texts;
    this.#styles = styles;
    this.#what = what;
    this.#runs = new TextRuns(what);
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'sheetData') this.#isInData = true;
    else if (!this.#isInData) return;
    else if (name === 'row') this.#openRow(attributes['r']);
    else if (name === 'c') this.#openCell(attributes);
    else if (!this.#cell) return;
    else if (name === 'v') this.#isValue = true;
    else if (name === 'is') {
      this.#isInline = true;
      this.#runs.begin();
    } else if (this.#isInline) this.#runs.open(name);
  };

  readonly text = (text: string): void => {
    if (this.#isValue && this.#cell) {
      this.#cell.value += text;
      refuseLongText(this.#cell.value, this.#what);
    } else if (this.#isInline) this.#runs.add(text);
  };

  readonly close = (name: string): void => {
    if (!this.#isInData) return;
    if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#isValue = false;
    else if (name === 'row') this.#csv.endRow();
    else if (name === 'sheetData') this.#isInData = false;
    else if (name === 'is') {
      this.#isInline = false;
      if (this.#cell) this.#cell.value = this.#runs.end();
    } else if (this.#isInline) this.#runs.close(name);
  };

  #openRow(reference: string | undefined): void {
    const row = reference === undefined ? this.#row + 1 : Number(reference);
    if (!Number.isInteger(row) || row <= this.#row) throw damaged(this.#what);
    if (row > packedLimits.rows) {
      const [count, most] = [row, packedLimits.rows].map((each) => each.toLocaleString('en-US'));
      throw new UnpackProblem(`${this.#what} has ${count} rows; at most ${most} are taken`, true);
    }
    this.#row = row;
    this.#column = 0;
  }

  #openCell({ r: reference = '', t: type = 'n', s: style }: Readonly<Record<string, string>>): void {
    const column = columnOf(reference) || this.#column + 1;
    if (column <= this.#column || this.#row === 0) throw damaged(this.#what);
    this.#column = column;
    this.#cell = { column, type, style: style === undefined ? 0 : Number(style), value: '' };
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (cell && cell.value !== '') this.#csv.put(this.#row, cell.column, this.#shown(cell));
  }

  /** The value as the CSV has it. */
  #shown({ type, value, style }: Cell): string | Buffer {
    switch (type) {
      case 's':
        return this.#texts.at(Number(value));
      // The runs of an inline text are decoded already.
      case 'inlineStr':
        return csvValue(value);
      case 'b':
        return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE';
      case 'd':
        return csvValue(shownIsoDate(value));
      case 'n':
        return this.#shownNumber(value.trim(), style);
      default:
        return csvValue(decodeXstring(value));
    }
  }

  #shownNumber(written: string, style: number): string {
    const number = Number(written);
    if (written === '' || !Number.isFinite(number)) return csvValue(written);
    const shown = this.#styles[style] ?? WITHOUT_STYLE;
    return csvValue(shown(number, written));
  }
}

/** Writes the cells of a sheet into a CSV. */
export function readSheet(
  blocks: AsyncIterable<Buffer>,
  csv: SheetCsv,
  cells: CellTexts & { what: string },
): Promise<void> {
  return readXml(blocks, cells.what, new SheetReading(csv, cells, cells.what));
}

/** How many rows a sheet says it has. Null when it doesn’t, or when it names a single cell, as programs do that don’t count. */
export async function rowsOf(archive: Archive, { part }: Sheet, unpacked: UnpackedBytes): Promise<number | null> {
  let rows: number | null = null;
  let isDone = false;
  await readXml(archive.read(part, unpacked), archive.what, {
    open: (name, { ref = '' }) => {
      isDone = name === 'sheetData';
      const [, first, last] = (name === 'dimension' && /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(ref)) || [];
      if (last !== undefined && ref !== 'A1:A1') rows = Number(last) - Number(first) + 1;
    },
    isDone: () => isDone,
  });
  return rows;
}
