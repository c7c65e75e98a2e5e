import { mender, type DamageKind } from '@mailroom/domain/encodings/damage';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import { canonicalAddress } from '../../../platform/addresses/canonicalAddress.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files } from '../../../platform/files/file.ts';
import { signsOf } from '../csv/dialect.ts';
import { planOf, type ColumnPlan, type PlanInput } from '../csv/columnPlan.ts';
import type { CsvRecord, Place } from '../csv/records.ts';
import { allValuesOf, filledRow, type RowShape } from '../csv/values.ts';
import { addressReader } from '../reading/addressReader.ts';
import { computedCells } from '../reading/computedCells.ts';
import { refusalsOf } from '../reading/consent.ts';
import { peopleReader, personShape, type Person } from '../reading/peopleReader.ts';
import { orderBelow, type ColumnOrder } from '../reading/columnOrder.ts';
import { rowFault, rowFaultText } from '../reading/rowFault.ts';
import { uploadRecords } from '../reading/uploadRecords.ts';
import { isFull } from './chunks.ts';
import { mappedUpload } from './uploads.service.ts';

/** How the file will be imported. */
interface SampleInput extends PlanInput {
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
  mend?: readonly DamageKind[] | undefined;
}

/** A row, and what the import will do with it. */
interface SampledRow {
  line: number;
  /** Its cells in the mapped columns. */
  values: string[];
  reason: RejectReason | null;
  /** Says what is wrong with a bad address or a wrong number of values. */
  detail: string | null;
  /** The cell that says not to mail the person. */
  opted_out: { column: number; cell: string } | null;
  /** The line of the row that counts instead, because it has the same address. */
  same_as: number | null;
}

interface Sample {
  columns: number[];
  first: SamplePart;
  later: SamplePart;
}

interface SamplePart {
  good: number;
  rows: SampledRow[];
}

const PART_ROWS = 200;
const LONGEST_CELL = 200;

function cut(value: string): string {
  return trimInvisible(value).slice(0, LONGEST_CELL);
}

interface RowReader {
  shape: RowShape;
  person: (record: CsvRecord) => Person;
  plan: ColumnPlan;
  header: readonly string[];
  /** The beginnings of the cells in the mapped columns, with the damage mended that the import mends. */
  shown: (values: readonly string[]) => string[];
}

/** Says what is wrong with an address, with the number of values, or with their order. */
function detailOf(
  row: { reason: RejectReason | null; raw: string },
  { shape, header: headings, plan }: RowReader,
  order: ColumnOrder | undefined,
): string | null {
  const fault = rowFault(row, { shape, headings, plan }, order);
  if (fault) return rowFaultText(fault);
  const hasWrongCount = row.reason === 'wrong_column_count';
  return hasWrongCount ? `${allValuesOf(row.raw, shape).length} values in ${shape.columns} columns` : null;
}

/**
 * Collects the first rows of the import's first two chunks. Reads the rows between them as well, because one of them may have
 * the address of a later one.
 */
class SampledRows {
  readonly #read: RowReader;
  readonly #parts: { row: SampledRow; email: string | undefined }[][] = [[], []];
  /** The line of the first row with each address, and of the first one that says not to mail it. */
  readonly #lines = new Map<string, number>();
  readonly #refusals = new Map<string, number>();
  #chunk: { from: Place; rows: number };
  #at = 0;
  /** The order that the last heading row begins, if it isn’t the file’s own. */
  #order: ColumnOrder | undefined;

  constructor(from: Place, read: RowReader) {
    this.#read = read;
    this.#chunk = { from, rows: 0 };
  }

  /** Returns whether the sample needs more rows. */
  add(record: CsvRecord): boolean {
    const person = this.#read.person(record);
    if ('reason' in person && person.reason === 'heading') this.#order = this.#orderBelow(record);
    const email = 'email' in person ? person.email : undefined;
    const lines = 'cell' in person ? this.#refusals : this.#lines;
    if (email !== undefined && !lines.has(email)) lines.set(email, record.line);
    const part = this.#parts[this.#at] ?? [];
    if (part.length < PART_ROWS) part.push({ row: this.#row(record, person), email });
    const { from, rows } = this.#chunk;
    const ends = isFull({ from, next: record.next, rows: rows + 1 });
    this.#chunk = ends ? { from: record.next, rows: 0 } : { from, rows: rows + 1 };
    if (this.#at > 0) return !ends && part.length < PART_ROWS;
    if (ends) this.#at = 1;
    return true;
  }

  #orderBelow({ line, bytes }: CsvRecord): ColumnOrder | undefined {
    const { shape, header: headings } = this.#read;
    return orderBelow({ line, raw: bytes.toString() }, { shape, headings });
  }

  #row({ line, bytes }: CsvRecord, person: Person): SampledRow {
    const { shape, shown } = this.#read;
    const raw = bytes.toString();
    const cells = filledRow(raw, shape);
    const reason = 'reason' in person ? person.reason : null;
    return {
      line,
      values: shown(cells),
      reason,
      detail: detailOf({ reason, raw }, this.#read, this.#order),
      opted_out: 'cell' in person ? { column: person.column, cell: cut(person.cell) } : null,
      same_as: null,
    };
  }

  /** The line that counts for an address: one that says not to mail it, otherwise the first one. */
  #lineOf(email: string): number | undefined {
    return this.#refusals.get(email) ?? this.#lines.get(email);
  }

  get parts(): [SamplePart, SamplePart] {
    const [first = [], later = []] = this.#parts.map((part) =>
      part.map(({ row, email }): SampledRow => {
        const counted = email === undefined || row.opted_out ? undefined : this.#lineOf(email);
        return { ...row, same_as: counted === undefined || counted === row.line ? null : counted };
      }),
    );
    return [partOf(first), partOf(later)];
  }
}

function partOf(rows: SampledRow[]): SamplePart {
  const isGood = ({ reason, opted_out, same_as }: SampledRow) =>
    reason === null && opted_out === null && same_as === null;
  return { good: rows.filter(isGood).length, rows };
}

/**
 * Reads the beginning of an upload as its import will read it, and tells what will become of rows of the first two chunks. Stops
 * there, so that the answer takes as long for a large file as for a small one.
 */
export async function sampleFile(
  { read, signal }: Pick<Transactions, 'read'> & { signal: AbortSignal },
  files: Files,
  id: number,
  input: SampleInput,
): Promise<Sample> {
  const plan = planOf(input);
  const { mend: mends = [] } = input;
  const { mapping } = plan;
  const upload = await mappedUpload({ read }, id, plan);
  const header = upload.columns.map(({ name }) => name);
  const file = { signs: signsOf(upload), header, ...plan };
  const shape = personShape(file);
  const person = peopleReader({
    ...file,
    encoding: upload.encoding,
    reject_role_addresses: input.reject_role_addresses ?? true,
    reject_disposable_domains: input.reject_disposable_domains ?? true,
    mend: mends,
    refusalIn: refusalsOf(header, mapping, undefined),
  });
  const columns = mapping
    .filter(({ field }) => field !== 'ignore')
    .map(({ column }) => column)
    .toSorted((one, other) => one - other);
  const mend = mender(mends);
  const addressOf = addressReader(mends);
  const address = (value: string): string => {
    const read = addressOf(value);
    return read === undefined || read === canonicalAddress(value) ? value : read;
  };
  const cellsOf = computedCells(plan.computed, shape.columns, mends);
  const email = mapping.find(({ field }) => field === 'email')?.column;
  const cellIn = (cells: readonly string[], column: number): string => {
    const value = cut(cells[column] ?? '');
    if (column === email) return address(value);
    return column < shape.columns ? mend(value) : value;
  };
  const shown = (values: readonly string[]): string[] => {
    const cells = cellsOf(values);
    return columns.map((column) => cellIn(cells, column));
  };
  const sampled = new SampledRows(
    { byte: upload.text_start, line: upload.first_line },
    { shape, person, plan, header, shown },
  );
  const hasHeader = input.has_header ?? upload.has_header;
  for await (const records of uploadRecords(files, upload, { hasHeader, shape })) {
    signal.throwIfAborted();
    if (!records.every((record) => sampled.add(record))) break;
  }
  const [first, later] = sampled.parts;
  return { columns, first, later };
}
