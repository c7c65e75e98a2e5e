import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { csvLine } from '../../../platform/list/csv.ts';
import type { LatestVersion } from '../audiences.repository.ts';
import { signsOf } from '../csv/dialect.ts';
import { movedPlan, type ColumnPlan } from '../csv/columnPlan.ts';
import { allValuesOf, filledRow, rowOf, type RowShape } from '../csv/values.ts';
import { ingestsOf, type Ingest } from '../ingests/ingests.repository.ts';
import { LONGEST_RAW } from './chunks.ts';
import { headingsAbove, optOutsAfter, rejectsAfter, type RejectedRow } from './leftRows.repository.ts';
import { orderBelow, type ColumnOrder } from '../reading/columnOrder.ts';
import { addressColumnOf } from '../reading/computedCells.ts';
import { personShape } from '../reading/peopleReader.ts';
import { rowFault, rowFaultText } from '../reading/rowFault.ts';
import { lineText, REJECT_COLUMNS, rejectColumns, type Source } from '../reading/rejectFile.ts';

const labels = new Map<string, string>(rejectReasons.map(({ code, label }) => [code, label]));
/** Without it, a spreadsheet takes the file for its country's encoding, and damages names that come back as corrections. */
const UTF8_MARK = '\uFEFF';
const BATCH = 2000;

type Reads = Pick<Transactions, 'read'>;

/** How the rows of a file are kept: how they are read, its headings, and their places in the export. */
interface KeptFile {
  shape: RowShape;
  /** The headings of the whole file, which the places of columns refer to. */
  header: readonly string[];
  /** The headings of the rows that are kept: a file of corrections loses Mailroom's own columns. */
  headings: readonly string[];
  places: readonly number[];
  /** The fields of the columns of the rows that are kept. */
  plan: ColumnPlan;
}

export interface KeptFiles {
  /** The headings of the first file, then those that only later ones have. */
  headings: readonly string[];
  files: ReadonlyMap<number, KeptFile>;
  /** The delimiter of the first file: who could open that one can open its rejected rows. */
  delimiter: string;
}

/** The columns of a file that its kept rows have. */
function keptColumns(header: readonly string[], isCorrection: boolean): number[] {
  const own = isCorrection ? rejectColumns(header) : undefined;
  return [...header.keys()].filter((at) => at !== own?.line && at !== own?.reason);
}

/** The plan of the columns that are kept, by their places in the rows. */
function keptPlan(plan: ColumnPlan, columns: readonly number[], from: number): ColumnPlan {
  const places = new Map(columns.map((column, place) => [column, place]));
  return movedPlan(plan, { from, to: columns.length, placeOf: (column) => places.get(column) });
}

/** Gives each file's columns their places: under the same heading of an earlier file, or under a new one. */
export function keptFilesOf(ingests: readonly Ingest[], { mapping, settings }: LatestVersion): KeptFiles {
  const all = ingests.length > 0 ? ingests : [{ number: 1, kind: 'replace', mapping, settings } as const];
  const headings: string[] = [];
  const files = new Map<number, KeptFile>();
  for (const { number, kind, ...file } of all) {
    const { delimiter = ',', header = [] } = file.settings;
    const columns = keptColumns(header, kind === 'correct');
    const mine = columns.map((at) => header[at] ?? '');
    const taken = new Set<number>();
    const places = mine.map((heading) => {
      const known = headings.findIndex((other, at) => other === heading && !taken.has(at));
      const place = known < 0 ? headings.push(heading) - 1 : known;
      taken.add(place);
      return place;
    });
    const plan = keptPlan({ mapping: file.mapping, computed: file.settings.computed ?? [] }, columns, header.length);
    const shape = personShape({ signs: signsOf({ ...file.settings, delimiter }), header: mine, mapping: plan.mapping });
    files.set(number, { shape, header, headings: mine, places, plan });
  }
  return { headings, files, delimiter: all[0]?.settings.delimiter ?? ',' };
}

async function keptFiles({ read }: Reads, version: LatestVersion): Promise<KeptFiles> {
  return keptFilesOf(await read((tx) => ingestsOf(tx, version.id)), version);
}

/** A rejected row, and the order of the columns where it stands. Undefined: the file's own. */
interface OrderedRow extends RejectedRow {
  order: ColumnOrder | undefined;
}

/** Finds the orders of rejected rows: in each file, a heading row decides for those down to the next one. */
export async function ordered(
  tx: Tx,
  versionId: number,
  rows: readonly RejectedRow[],
  { files }: KeptFiles,
): Promise<OrderedRow[]> {
  const orders = (await headingsAbove(tx, versionId, rows)).map((heading) => {
    const file = files.get(heading.ingest);
    return { ...heading, order: file && orderBelow(heading, file) };
  });
  return rows.map((row) => {
    const above = orders.findLast(({ ingest, line }) => ingest === row.ingest && line <= row.line);
    return { ...row, order: above?.order };
  });
}

function faultOf({ order, ...row }: OrderedRow, { files }: KeptFiles) {
  const file = files.get(row.ingest);
  return file && rowFault(row, file, order);
}

/** Says what is wrong with the address of a rejected row, or with the order of its values. Undefined for other reasons. */
function rejectFaultOf(row: OrderedRow, kept: KeptFiles): string | undefined {
  const fault = faultOf(row, kept);
  return fault && rowFaultText(fault);
}

/** The same for one rejected row of each reason, by its reason. */
export async function exampleFaults(
  tx: Tx,
  rows: readonly RejectedRow[],
  version: LatestVersion,
  ingests: readonly Ingest[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = keptFilesOf(ingests, version);
  const found = await ordered(tx, version.id, rows, kept);
  return new Map(found.map((row) => [row.reason, rejectFaultOf(row, kept)]));
}

/** The values of a row, each below its heading. A row with another number of columns than its file stays as it is. */
function placed(raw: string, file: KeptFile | undefined): string[] {
  if (!file) return [raw];
  const values = filledRow(raw, file.shape);
  if (values.length !== file.headings.length) return allValuesOf(raw, file.shape);
  const cells: string[] = [];
  file.places.forEach((place, at) => {
    cells[place] = values[at] ?? '';
  });
  return Array.from(cells, (cell) => cell ?? '');
}

/** A rejected row as a person corrects it, with its values below the headings of all files. */
export interface CorrectableRow extends Omit<RejectedRow, 'raw'> {
  detail: string | null;
  suggestion: string | null;
  /** The whole row as it was probably meant. Null when only its address is wrong. */
  suggestedValues: string[] | null;
  emailColumn: number | null;
  values: string[];
}

function detailOf({ reason, raw }: RejectedRow, values: readonly string[], file: KeptFile): string | null {
  if (reason === 'wrong_column_count') return `${values.length} values in ${file.headings.length} columns`;
  return raw.length < LONGEST_RAW ? null : `only its first ${LONGEST_RAW} characters are kept`;
}

/** Values behind the last column of the file stand behind the last heading, so that none is lost. */
function below(headings: readonly string[], places: readonly number[], all: readonly string[]): string[] {
  const values = Array.from(headings, () => '');
  all.forEach((value, at) => {
    const to = places[at];
    if (to === undefined) values.push(value);
    else values[to] = value;
  });
  return values;
}

export function correctableRow(row: OrderedRow, kept: KeptFiles): CorrectableRow {
  const { ingest, line, reason, raw } = row;
  const place = { ingest, line, reason };
  const file = kept.files.get(ingest);
  const unknown = { ...place, detail: null, suggestion: null, suggestedValues: null, emailColumn: null };
  if (!file) return { ...unknown, values: below(kept.headings, [], [raw]) };
  const filled = filledRow(raw, file.shape);
  const all = filled.length === file.headings.length ? filled : rowOf(raw, file.shape, LONGEST_RAW + 1).values;
  const fault = faultOf(row, kept);
  const entryColumn = addressColumnOf(all, file.plan, file.headings.length);
  return {
    ...place,
    detail: fault?.says ?? detailOf(row, all, file),
    suggestion: fault?.suggestion ?? null,
    suggestedValues: fault?.values ? below(kept.headings, file.places, fault.values) : null,
    emailColumn: (entryColumn === undefined ? undefined : file.places[entryColumn]) ?? null,
    values: below(kept.headings, file.places, all),
  };
}

/** Yields rows of a version as they are in its files, in batches. Reads them in short transactions. */
async function* leftRows<Row extends Source & { raw: string }>(
  { read }: Reads,
  { id, files, delimiter }: { id: number } & Pick<KeptFiles, 'files' | 'delimiter'>,
  after: (tx: Tx, versionId: number, place: Source, limit: number) => Promise<Row[]>,
  why: (row: Row) => readonly string[],
) {
  for (let place: Source = { ingest: 0, line: 0 }; ;) {
    const rows = await read((tx) => after(tx, id, place, BATCH));
    if (rows.length === 0) return;
    const lines = rows.map((row) => [lineText(row), ...why(row), ...placed(row.raw, files.get(row.ingest))]);
    yield lines.map((cells) => csvLine(cells, delimiter)).join('');
    place = rows.at(-1) ?? place;
  }
}

/** Yields the rejected rows of a version, each with the reason: 'Bad address: two @'. A file of them comes back as corrections. */
export async function* rejectLines(call: Reads, version: LatestVersion) {
  const kept = await keptFiles(call, version);
  const { headings, files, delimiter } = kept;
  yield UTF8_MARK + csvLine([...REJECT_COLUMNS, ...headings], delimiter);
  const after = async (tx: Tx, id: number, place: Source, limit: number): Promise<OrderedRow[]> =>
    ordered(tx, id, await rejectsAfter(tx, id, place, limit), kept);
  yield* leftRows(call, { id: version.id, files, delimiter }, after, (row) => {
    const fault = rejectFaultOf(row, kept);
    const label = labels.get(row.reason) ?? row.reason;
    return [fault === undefined ? label : `${label}: ${fault}`];
  });
}

/** Yields the opted-out rows of a version, each with the cell that says so. */
export async function* optOutLines(call: Reads, version: LatestVersion) {
  const { headings, files, delimiter } = await keptFiles(call, version);
  yield UTF8_MARK + csvLine(['Line', 'Column', 'Cell', ...headings], delimiter);
  yield* leftRows(call, { id: version.id, files, delimiter }, optOutsAfter, ({ ingest, column_at, cell }) => [
    files.get(ingest)?.header[column_at] ?? '',
    cell,
  ]);
}
