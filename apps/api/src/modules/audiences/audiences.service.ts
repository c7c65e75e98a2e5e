import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import type { ImportKind } from '@mailroom/domain/verdicts/audienceVerdict';
import { transition } from '@mailroom/domain/statuses/statuses';
import { expectVersion } from '../../contract/version.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { accountInReach, userName } from '../accounts/accounts.reads.ts';
import { actionsOf, shownVersion } from './audiences.policy.ts';
import { importLargeFile, importSmallFile } from './audiences.queues.ts';
import { audiences, type AudienceRow, type VersionJson } from './audiences.resource.ts';
import {
  insertAudience,
  insertVersion,
  latestOf,
  lockInScope,
  removeAudience,
  renameAudience,
  shownVersionOf,
  storeStatus,
} from './audiences.repository.ts';
import type { NewAudience } from './audiences.repository.ts';
import { consentChoice, type ConsentInput } from './reading/consent.ts';
import { isLarge, lockImporting, requestCancel, type ImportSettings } from './versions/import.repository.ts';
import type { DamageKind } from '@mailroom/domain/encodings/damage';
import { discardImport, reasonOf } from './import/outcome.ts';
import { ingestsOf } from './ingests/ingests.repository.ts';
import { correctsRows, laterPlan } from './ingests/laterFile.ts';
import { planProblem, requestedPlan, type ColumnPlan, type LaterInput } from './csv/columnPlan.ts';
import { uploadInScope, type UploadRow } from './reading/uploads.repository.ts';
import { suppressOptOuts } from './suppressions/optOuts.service.ts';

interface ImportInput extends LaterInput {
  upload_id?: number | undefined;
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
  mend?: readonly DamageKind[] | undefined;
  consent?: ConsentInput | undefined;
  /** Set for rows that were corrected in place. */
  as_typed?: true;
}

/** How an import is asked for: with the plan that it uses, and the settings of the last one. */
interface Asked {
  input: ImportInput;
  plan: ColumnPlan;
  last: ImportSettings | undefined;
}

/** Decides how the file is read. Settings that the caller leaves out stay as in the last import; at first they are strict. */
function settingsOf(upload: UploadRow, { input, plan, last }: Asked): ImportSettings {
  return {
    encoding: upload.encoding,
    delimiter: upload.delimiter,
    quote: upload.quote,
    escape: upload.escape,
    line_end: upload.line_end,
    text_start: upload.text_start,
    first_line: upload.first_line,
    row_bytes: upload.row_bytes,
    has_header: input.has_header ?? upload.has_header,
    header: upload.columns.map(({ name }) => name),
    reject_role_addresses: input.reject_role_addresses ?? last?.reject_role_addresses ?? true,
    reject_disposable_domains: input.reject_disposable_domains ?? last?.reject_disposable_domains ?? true,
    ...(input.as_typed && { as_typed: true }),
    computed: plan.computed,
    // Never copied from the last import, because the damage is that of one file.
    mend: input.mend ?? [],
    // Never copied either: a choice is about the people of one file.
    consent: consentChoice(input.consent),
  };
}

const WORDS: Readonly<Record<ImportKind, string>> = {
  replace: 'A new import is running',
  add: 'People are being added',
  correct: 'Corrected rows are being added',
};

interface Start {
  audienceId: number;
  accountId: number;
  uploadId: number;
  input: ImportInput;
  kind?: ImportKind;
  /** The version that it adds to or corrects. */
  baseId?: number;
}

/** Adds a version and enqueues the job that fills it. */
async function startImport(
  tx: Tx,
  { audienceId, accountId, uploadId, input, kind = 'replace', baseId }: Start,
  userId: number,
): Promise<void> {
  const upload = await uploadInScope(tx, uploadId);
  if (!upload || upload.account_id !== accountId) throw notFound();
  const last = await shownVersionOf(tx, audienceId);
  const plan = requestedPlan(input) ?? laterPlan(upload, last, kind);
  const problem = planProblem(plan, upload.columns.length);
  if (problem) throw invalid(problem);
  const settings = settingsOf(upload, { input, plan, last: last?.settings });
  const versionId = await insertVersion(
    tx,
    { audienceId, kind, baseId: baseId ?? null, upload, mapping: plan.mapping, settings },
    userId,
  );
  const queue = isLarge({ file_size: upload.file_size, settings }) ? importLargeFile : importSmallFile;
  await enqueue(tx, queue, { accountId, versionId });
}

export async function createAudience(
  tx: Tx,
  body: NewAudience & ImportInput & { upload_id: number },
  actor: UserActor,
): Promise<number> {
  await accountInReach(tx, body.account_id);
  const audienceId = await insertAudience(tx, body, actor.userId);
  await startImport(
    tx,
    { audienceId, accountId: body.account_id, uploadId: body.upload_id, input: body },
    actor.userId,
  );
  const reasons = [reasonOf(audienceId, 'importing', 'Its first import is running.', 'Nobody')];
  await storeStatus(tx, audienceId, { reasons });
  await changed(tx, 'audience', audienceId, body.account_id);
  return audienceId;
}

async function rowOf(tx: Tx, id: number): Promise<AudienceRow> {
  const row = await findRow(tx, audiences, id);
  if (!row) throw notFound();
  return row;
}

/** The version in use, as one that rows are added to. */
function baseOf({ current }: AudienceRow): VersionJson {
  if (!current) throw conflict('blocked', 'No version is in use. Correct the whole file and import it again');
  return current;
}

/** The version whose rejected rows can be corrected: the one in use, if they are its rows that people see. */
async function correctedBase(tx: Tx, row: AudienceRow): Promise<VersionJson> {
  const base = baseOf(row);
  if ((await shownVersionOf(tx, row.id))?.id !== base.id)
    throw conflict('blocked', 'The newest import failed. Correct its whole file and import it again');
  return base;
}

/** Refuses an import that would lose people without anybody noticing. */
async function refuseSilentLoss(tx: Tx, row: AudienceRow, { upload_id: uploadId, people }: Patch): Promise<void> {
  if (uploadId === undefined) {
    if (people === 'add') throw invalid({ upload_id: 'Upload the file whose people are added' });
    const shown = await shownVersionOf(tx, row.id);
    if (shown && (await ingestsOf(tx, shown.id)).length > 1)
      throw invalid({ upload_id: 'The version is made of several files. Upload the file again' });
    return;
  }
  const upload = people === undefined ? await uploadInScope(tx, uploadId) : undefined;
  if (upload && correctsRows(upload))
    throw invalid({
      people:
        'The file has the columns Line and Reason of rejected rows: send it as corrections, or choose replace or add',
    });
}

async function importAgain(
  tx: Tx,
  row: AudienceRow,
  { input, kind }: { input: ImportInput; kind: ImportKind },
  actor: UserActor,
): Promise<void> {
  if (!actor.permissions.has('can_upload_file')) throw forbidden('can_upload_file');
  if (row.latest?.state === 'importing') throw conflict('in_progress', 'An import is running');
  const move = transition('audience', { status: row.status, facts: [] }, 'import');
  const to = move?.to[0] as AudienceStatus | undefined;
  if (to === undefined)
    throw conflict('illegal_transition', `An audience in status ${row.status} can't be imported again`);
  const uploadId = input.upload_id ?? (await shownVersionOf(tx, row.id))?.upload_id;
  if (uploadId === undefined || uploadId === null) throw invalid({ upload_id: 'Upload the file again' });
  const base = kind === 'replace' ? undefined : kind === 'add' ? baseOf(row) : await correctedBase(tx, row);
  await startImport(
    tx,
    { audienceId: row.id, accountId: row.account_id, uploadId, input, kind, ...(base && { baseId: base.id }) },
    actor.userId,
  );
  const text = row.current
    ? `${WORDS[kind]}; version ${row.current.number} stays in use until it succeeds.`
    : 'An import is running.';
  await storeStatus(tx, row.id, { status: to, reasons: [reasonOf(row.id, 'importing', text, 'Nobody')] });
}

type Patch = ImportInput & {
  name?: string | undefined;
  description?: string | null | undefined;
  people?: 'replace' | 'add' | undefined;
};
interface Edit {
  id: number;
  body: Patch;
  actor: UserActor;
  ifMatch: number | undefined;
}

function asksForImport({ upload_id, mapping, has_header, ...more }: Patch): boolean {
  return (
    upload_id !== undefined ||
    mapping !== undefined ||
    more.computed !== undefined ||
    has_header !== undefined ||
    more.reject_role_addresses !== undefined ||
    more.reject_disposable_domains !== undefined ||
    more.mend !== undefined ||
    more.consent !== undefined
  );
}

export async function updateAudience(
  tx: Tx,
  { id, body, actor, ifMatch }: Edit,
  show: () => Promise<unknown>,
): Promise<void> {
  const { account_id } = await lockInScope(tx, id);
  const row = await rowOf(tx, id);
  await expectVersion(ifMatch, row, show);
  if (body.name !== undefined || body.description !== undefined) {
    const { name = row.name, description = row.description } = body;
    await renameAudience(tx, id, { name, description });
  }
  if (asksForImport(body)) {
    await refuseSilentLoss(tx, row, body);
    await importAgain(tx, row, { input: body, kind: body.people ?? 'replace' }, actor);
  }
  await changed(tx, 'audience', id, account_id);
}

/** Merges corrected rows into the version in use. */
export async function correctRejects(
  tx: Tx,
  { id, body, actor, ifMatch }: Edit & { body: ImportInput & { upload_id: number } },
  show: () => Promise<unknown>,
): Promise<void> {
  const { account_id } = await lockInScope(tx, id);
  const row = await rowOf(tx, id);
  await expectVersion(ifMatch, row, show);
  const upload = await uploadInScope(tx, body.upload_id);
  if (!upload || upload.account_id !== account_id) throw notFound();
  if (!correctsRows(upload))
    throw invalid({
      upload_id:
        'The file has no columns Line and Reason. Download the rejected rows, correct them there and send that file',
    });
  await importAgain(tx, row, { input: { ...body, has_header: true }, kind: 'correct' }, actor);
  await changed(tx, 'audience', id, account_id);
}

export async function cancelImport(tx: Tx, id: number, actor: UserActor): Promise<void> {
  await lockInScope(tx, id);
  const latest = await latestOf(tx, id);
  const version = latest && (await lockImporting(tx, latest.id));
  if (!version) throw conflict('illegal_transition', 'No import is running');
  await requestCancel(tx, version.id, actor.userId);
  const name = await userName(tx, actor.userId);
  const texts = [{ code: 'cancelled', text: `Cancelled by ${name ?? 'a user'}.` }];
  await discardImport(tx, version, 'cancelled', { event: 'cancel', texts });
}

/** Suppresses the people whom the files of the shown version say not to mail. */
export async function suppressPeople(tx: Tx, id: number, actor: UserActor): Promise<void> {
  const { account_id } = await lockInScope(tx, id);
  const row = await rowOf(tx, id);
  const reason = actionsOf(row, actor.permissions, false).find(({ name }) => name === 'suppress_opt_outs')?.reason;
  const shown = shownVersion(row);
  if (reason || !shown) throw conflict('illegal_transition', reason ?? 'Nobody opted out in the file');
  await suppressOptOuts(tx, shown.id, actor.userId);
  await changed(tx, 'audience', id, account_id);
}

export async function deleteAudience(
  tx: Tx,
  deps: Deps,
  id: number,
  ifMatch: number | undefined,
  show: () => Promise<unknown>,
) {
  const { account_id } = await lockInScope(tx, id);
  const row = await rowOf(tx, id);
  await expectVersion(ifMatch, row, show);
  await refuseWhileUsed(tx, 'audience', id);
  const files = await removeAudience(tx, id);
  for (const file of files) await deps.files.doom(tx, file);
  await changed(tx, 'audience', id, account_id);
}
