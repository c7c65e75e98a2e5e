import { Readable } from 'node:stream';
import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Transactions } from '../../platform/database/transactions.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StagedFile } from '../../platform/files/file.ts';
import type { ListQuery } from '../../platform/list/query.ts';
import { lockInScope, versionInUse } from './audiences.repository.ts';
import { correctRejects } from './audiences.service.ts';
import { describeColumns } from './csv/columns.ts';
import { correctedFile } from './import/correctedFile.ts';
import { rejectedAmong, rejectedPage } from './import/leftRows.repository.ts';
import { correctableRow, keptFilesOf, ordered, type CorrectableRow, type KeptFiles } from './import/leftRows.ts';
import { ingestsOf } from './ingests/ingests.repository.ts';
import { REJECT_COLUMNS, type Source } from './reading/rejectFile.ts';
import { insertUpload } from './reading/uploads.repository.ts';

interface RejectedRows {
  rows: CorrectableRow[];
  total_rows: number;
  version_id: number | null;
  columns: string[];
}

/** A page of the rejected rows that can be corrected. The total comes from the version's row, as that of its members does. */
export async function rejectedRowsIn(tx: Tx, audienceId: number, list: ListQuery): Promise<RejectedRows> {
  const version = await versionInUse(tx, audienceId);
  if (version === undefined) throw notFound();
  if (version === null) return { rows: [], total_rows: 0, version_id: null, columns: [] };
  const kept = keptFilesOf(await ingestsOf(tx, version.id), version);
  const reasons = list.filters['reason'];
  const { limit, offset } = list;
  const isReversed = list.order[0]?.[1] === 'desc';
  const page = await rejectedPage(tx, version.id, { reasons, isReversed, limit, offset });
  const rows = await ordered(tx, version.id, page, kept);
  const counted = Object.entries(version.reject_counts).filter(([reason]) => reasons?.includes(reason) ?? true);
  return {
    rows: rows.map((row) => correctableRow(row, kept)),
    total_rows: counted.reduce((sum, [, count]) => sum + count, 0),
    version_id: version.id,
    columns: [...kept.headings],
  };
}

/** The person who corrects rows, and access to storage for it. */
interface Corrector extends Transactions {
  deps: Deps;
  actor: UserActor;
}

interface Corrections {
  id: number;
  /** The version whose rows they are. */
  versionId: number;
  rows: readonly (Source & { values: readonly string[] })[];
  ifMatch: number | undefined;
}

interface Answers<Result> {
  show(tx: Tx): Promise<unknown>;
  done(tx: Tx): Promise<Result>;
}

function keyOf({ ingest, line }: Source): string {
  return `${ingest}.${line}`;
}

/** The version in use, if the rows are its rows: in another one the same lines are other people. */
async function correctedVersion(tx: Tx, { id, versionId }: Corrections) {
  const version = await versionInUse(tx, id);
  if (version === undefined) throw notFound();
  if (version === null) throw conflict('blocked', 'No version is in use. Correct the whole file and import it again');
  if (version.id !== versionId)
    throw conflict('moved', 'Another version is in use now. Load its rejected rows and correct them');
  return version;
}

/** Says what is wrong with the rows. Undefined when they can become a file. */
function problemOf(rows: Corrections['rows'], { headings, files }: KeptFiles): string | undefined {
  const mostColumns = csvLimits.columns - REJECT_COLUMNS.length;
  if (headings.length > mostColumns)
    return `The files have more than ${mostColumns} columns. Download the rejected rows and correct them in a file`;
  if (new Set(rows.map(keyOf)).size < rows.length) return 'A row can only be corrected once';
  const wrong = rows.find(({ values, ingest }) => files.has(ingest) && values.length !== headings.length);
  return wrong && `Line ${wrong.line} must have ${headings.length} values, one for each column`;
}

async function fileOf(tx: Tx, asked: Corrections) {
  const { rows } = asked;
  const version = await correctedVersion(tx, asked);
  const kept = keptFilesOf(await ingestsOf(tx, version.id), version);
  const problem = problemOf(rows, kept);
  if (problem) throw invalid({ rows: problem });
  const reasons = new Map((await rejectedAmong(tx, version.id, rows)).map((row) => [keyOf(row), row.reason]));
  const unknown = rows.find((row) => !reasons.has(keyOf(row)));
  if (unknown) throw invalid({ rows: `Line ${unknown.line} is not among the rejected rows` });
  return correctedFile(
    rows.map((row) => ({ ...row, reason: reasons.get(keyOf(row)) ?? '' })),
    kept,
  );
}

function stage({ deps, actor }: Corrector, bytes: Buffer, rows: number): Promise<StagedFile> {
  const name = rows === 1 ? 'Correction of 1 row.csv' : `Corrections of ${rows} rows.csv`;
  const request = { accountId: null, kind: 'audience_csv', name, contentType: 'text/csv', limit: bytes.length };
  return deps.files.stage(actor, request, Readable.from([bytes]));
}

/**
 * Makes a file of rows that were corrected in place and imports it as the file of corrections that it is, so that the import
 * knows only files.
 */
export async function correctRows<Result>(
  by: Corrector,
  asked: Corrections,
  { show, done }: Answers<Result>,
): Promise<Result> {
  const { id, ifMatch } = asked;
  const { actor, deps } = by;
  const { bytes, dialect, mapping } = await by.read((tx) => fileOf(tx, asked));
  const file = await stage(by, bytes, asked.rows.length);
  try {
    return await by.write(async (tx) => {
      const { account_id: accountId } = await lockInScope(tx, id);
      await correctedVersion(tx, asked);
      await deps.files.keep(tx, file.id, accountId);
      const upload = { accountId, fileId: file.id, dialect, unpackedFrom: null, ...describeColumns(dialect) };
      const uploadId = await insertUpload(tx, { ...upload, mapping, computed: [] }, actor.userId);
      const body = { upload_id: uploadId, mapping, as_typed: true } as const;
      await correctRejects(tx, { id, body, actor, ifMatch }, () => show(tx));
      return done(tx);
    });
  } catch (error) {
    await deps.files.discard(file.id);
    throw error;
  }
}
