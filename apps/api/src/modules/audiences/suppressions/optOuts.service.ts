import type { Tx } from '../../../platform/database/tx.ts';
import { addOptOutEntries, insertOptOutList, optOutListOf } from './optOuts.repository.ts';
import { listChanged } from './suppressions.service.ts';

/**
 * Adds the people whom the files of a version say not to mail to a suppression list of its account. A version has one such
 * list, so a second call adds only people who are new. Without a user, the list is of the person who sent the newest file.
 */
export async function suppressOptOuts(tx: Tx, versionId: number, userId?: number): Promise<void> {
  const list = (await insertOptOutList(tx, versionId, userId)) ?? (await optOutListOf(tx, versionId));
  if (!list) return;
  await addOptOutEntries(tx, list, versionId);
  await listChanged(tx, list);
}

/** Does the same after a file was added to a version, if the version has its list or the choice about the file asks for one. */
export async function suppressFurtherOptOuts(tx: Tx, versionId: number, isAsked: boolean): Promise<void> {
  if (isAsked || (await optOutListOf(tx, versionId))) await suppressOptOuts(tx, versionId);
}
