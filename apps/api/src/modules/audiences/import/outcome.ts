import { audienceVerdict, bucketsAddUp } from '@mailroom/domain/verdicts/audienceVerdict';
import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import { transition } from '@mailroom/domain/statuses/statuses';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { clearImport } from '../audiences.queues.ts';
import { suppressOptOuts } from '../suppressions/optOuts.service.ts';
import {
  allowMemory,
  lockAudienceStatus,
  storeStatus,
  type AudienceReason,
  type CurrentStatus,
} from '../audiences.repository.ts';
import {
  endVersion,
  LARGE_IMPORT_ROWS,
  markFileRead,
  sealVersion,
  type ImportVersion,
} from '../versions/import.repository.ts';
import { countMembers, deleteOptedOut } from '../versions/importedPeople.repository.ts';
import { storeIngest } from '../ingests/ingests.repository.ts';
import { attachPartition, markAgain } from './large/largeImport.repository.ts';
import { mergeIngest } from '../ingests/merge.ts';

type Ending = 'imported' | 'import_failed' | 'cancel';

export function reasonOf(audienceId: number, code: string, text: string, actor: string): AudienceReason {
  return {
    code,
    text,
    subject: { entity: 'audience', id: audienceId },
    actor,
  };
}

/** Returns the status after an event, and throws when the registry has no such transition. */
function statusAfter(from: AudienceStatus, event: Ending, to: AudienceStatus): AudienceStatus {
  const found = transition('audience', { status: from, facts: ['importing'] }, event);
  if (!found || !(found.to as readonly string[]).includes(to))
    throw new Error(`audience: '${event}' doesn't lead from '${from}' to '${to}'`);
  return to;
}

async function lockedStatus(tx: Tx, id: number): Promise<CurrentStatus> {
  const row = await lockAudienceStatus(tx, id);
  if (!row) throw new Error(`audience ${id} was deleted`);
  return row;
}

async function moveAudience(
  tx: Tx,
  { audience_id: id, account_id }: ImportVersion,
  status: AudienceStatus,
  reasons: readonly AudienceReason[],
) {
  await storeStatus(tx, id, { status, reasons });
  await changed(tx, 'audience', id, account_id);
}

/** Ends an import without a usable version. A version already in use stays in use, and a reason tells what happened. */
export async function discardImport(
  tx: Tx,
  version: ImportVersion,
  state: 'failed' | 'cancelled',
  { event, texts }: { event: Ending; texts: readonly { code: string; text: string }[] },
): Promise<void> {
  const failure = texts.map(({ text }) => text).join(' ');
  await endVersion(tx, version.id, state, failure);
  await storeIngest(tx, version.id);
  const { status, number } = await lockedStatus(tx, version.audience_id);
  const reason = (code: string, text: string) => reasonOf(version.audience_id, code, text, 'Data Specialist');
  if (number === null) {
    const reasons = texts.map(({ code, text }) => reason(code, text));
    await moveAudience(tx, version, statusAfter(status, event, 'Error - Invalid Audience'), reasons);
  } else {
    const text = `Import ${version.number} ${state === 'failed' ? 'failed' : 'was cancelled'}. Version ${number} stays in use. ${failure}`;
    // A later import that was read but judged invalid counts as failed: 'imported' would put it into use.
    const ending = event === 'imported' ? 'import_failed' : event;
    await moveAudience(tx, version, statusAfter(status, ending, 'Approved'), [reason(`import_${state}`, text)]);
  }
  await enqueue(tx, clearImport, { accountId: version.account_id, versionId: version.id });
}

function verdictOf(version: ImportVersion) {
  return audienceVerdict(version, version.reject_limit_percent, version.import_as);
}

/**
 * Makes the people of a large import members, if it will be put into use. A transaction of its own, because nobody can read
 * any members between the moment when a table becomes a partition and the end of the transaction: saving a product would
 * wait for all that sealing does. A run after this one finds the people among the members.
 */
export async function joinMembers(tx: Tx, imported: ImportVersion, listState: string): Promise<void> {
  const version = await markAgain(tx, imported, listState);
  if (verdictOf(version).status === 'Approved') await attachPartition(tx, version);
}

/** Ends an import whose whole file is read: seals the version and puts it into use, or discards it as invalid. */
export async function seal(tx: Tx, imported: ImportVersion): Promise<void> {
  const version = await deleteOptedOut(tx, imported);
  if (!bucketsAddUp(version)) throw new Error(`version ${version.id}: its buckets don't add up`);
  await markFileRead(tx, version.id);
  const { status, reasons } = verdictOf(version);
  if (status !== 'Approved') return discardImport(tx, version, 'failed', { event: 'imported', texts: reasons });
  if (version.rows > LARGE_IMPORT_ROWS) await allowMemory(tx);
  const { status: before } = await lockedStatus(tx, version.audience_id);
  if (version.base_version_id === null) {
    await storeIngest(tx, version.id);
    await sealVersion(tx, version, await countMembers(tx, version.id));
    if (version.settings.consent?.suppress && version.opted_out > 0) await suppressOptOuts(tx, version.id);
  } else {
    await mergeIngest(tx, version, version.base_version_id);
  }
  await moveAudience(tx, version, statusAfter(before, 'imported', 'Approved'), []);
}
