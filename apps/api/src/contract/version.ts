import { staleVersion } from '../errors.ts';

/**
 * Refuses an edit of a record that changed since the caller read it. `present` gives the record as it is now, so that
 * the editor can show both; it is called only for a refusal. Lock the row before (`for update`), or two editors pass at
 * the same time.
 */
export async function expectVersion(
  ifMatch: number | undefined,
  row: { version: number },
  present: () => unknown,
): Promise<void> {
  if (ifMatch !== undefined && ifMatch !== row.version) throw staleVersion(await present());
}
