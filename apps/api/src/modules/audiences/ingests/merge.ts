import { bucketsAddUp } from '@mailroom/domain/verdicts/audienceVerdict';
import type { Tx } from '../../../platform/database/tx.ts';
import { usesOf } from '../../../platform/uses/unused.ts';
import { joinSuspects } from '../csv/suspects.ts';
import { markVersionDue } from '../suppressions/recount.repository.ts';
import { startRecount } from '../suppressions/recount.job.ts';
import { suppressFurtherOptOuts } from '../suppressions/optOuts.service.ts';
import { moveOptOutList } from '../suppressions/optOuts.repository.ts';
import { countMembers } from '../versions/importedPeople.repository.ts';
import { importVersion, sealVersion, type ImportVersion } from '../versions/import.repository.ts';
import { addIngest, copyVersion, moveRows, saveSuspects, storeIngest, sumIngests } from './ingests.repository.ts';
import { allowMemory } from '../audiences.repository.ts';
import {
  addLeftRows,
  addMembers,
  deleteOptedOutIn,
  endMerge,
  isUsed,
  markCorrected,
  nextIngest,
  renumber,
} from './merge.repository.ts';

const MANY_ROWS = 100_000;

/** Whether a launch used the version or a product is pinned to it, so that further rows go into a copy of it. */
export async function isTaken(
  tx: Tx,
  { id, audience_id: audienceId, number }: Pick<ImportVersion, 'id' | 'audience_id' | 'number'>,
): Promise<boolean> {
  if (await isUsed(tx, id)) return true;
  const pins = await usesOf(tx, 'audience', audienceId);
  return pins.some(({ versionNumber }) => versionNumber === number);
}

/** The version that takes the rows. */
async function targetOf(tx: Tx, base: ImportVersion, readBy: number): Promise<{ id: number; isCopy: boolean }> {
  // A version that an older program sealed has no ingest yet.
  if (!(await isTaken(tx, base))) {
    await storeIngest(tx, base.id);
    return { id: base.id, isCopy: false };
  }
  const id = await copyVersion(tx, base.id, readBy);
  await storeIngest(tx, id);
  // The list follows the people who are left out now, so that nobody makes a second list of them.
  await moveOptOutList(tx, { from: base.id, to: id });
  return { id, isCopy: true };
}

/**
 * Makes the rows of an import an ingest of the version that it adds to or corrects. All of it happens in the caller's
 * transaction, so that a worker that is killed leaves the version as it was. The caller holds the locks of the audience, the
 * base with its list of opted-out people, and the import.
 */
export async function mergeIngest(tx: Tx, imported: ImportVersion, baseId: number): Promise<void> {
  const base = await importVersion(tx, baseId);
  if (!base) throw new Error(`version ${baseId} was deleted`);
  if (base.rows + imported.rows > MANY_ROWS) await allowMemory(tx);
  const target = await targetOf(tx, base, imported.id);
  const number = await nextIngest(tx, target.id);
  const merge = { versionId: target.id, number, readBy: imported.id };

  for (const { count, ...row } of await markCorrected(tx, merge))
    await moveRows(tx, target.id, { ...row, from: 'rejected', to: 'merged', count });
  for (const { ingest, count } of await deleteOptedOutIn(tx, target.id, imported.id))
    await moveRows(tx, target.id, { ingest, from: 'members', to: 'duplicates', count });
  // A person whom an earlier file of the version says not to mail isn't added by a later one, unless somebody gave a reason.
  if (imported.settings.consent?.choice !== 'import') await deleteOptedOutIn(tx, imported.id, target.id);

  const { added, suppressed } = await addMembers(tx, merge);
  await addLeftRows(tx, merge);
  const people = imported.accepted + imported.suppressed;
  const counts = {
    accepted: added - suppressed,
    suppressed,
    duplicates: imported.duplicates + people - added,
  };
  if (!bucketsAddUp({ ...imported, ...counts })) throw new Error(`version ${imported.id}: its buckets don't add up`);
  await addIngest(tx, merge, counts);
  await sumIngests(tx, target.id, imported.id);
  await saveSuspects(tx, target.id, joinSuspects(base.suspects, { ingest: number, groups: imported.suspects }));
  if (imported.opted_out > 0) await suppressFurtherOptOuts(tx, target.id, imported.settings.consent?.suppress === true);

  const sealed = { id: target.id, account_id: base.account_id, audience_id: base.audience_id };
  await sealVersion(tx, sealed, await countMembers(tx, target.id));
  await endMerge(tx, { audienceId: base.audience_id, ...merge });
  if (target.isCopy) await renumber(tx, target.id);
  // Somebody who unsubscribed meanwhile may be marked only in the version that their row came from.
  await markVersionDue(tx, { account_id: base.account_id, version_id: target.id });
  await startRecount(tx);
}
