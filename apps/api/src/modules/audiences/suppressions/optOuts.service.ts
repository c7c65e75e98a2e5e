import type { Tx } from '../../../platform/database/tx.ts';
import { addOptOutEntries, insertOptOutList } from './optOuts.repository.ts';
import { listChanged } from './suppressions.service.ts';

/**
 * Adds the people whom the file of a version says not to mail to a suppression list of its account. A version has one such
 * list, so a second call changes nothing. Without a user, the list is of the person who started the import.
 */
export async function suppressOptOuts(tx: Tx, versionId: number, userId?: number): Promise<void> {
  const list = await insertOptOutList(tx, versionId, userId);
  if (!list) return;
  await addOptOutEntries(tx, list, versionId);
  await listChanged(tx, list);
}
