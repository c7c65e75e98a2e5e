import { sql } from 'kysely';
import { conflict, notFound } from '../../errors.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export { askRecount } from './suppressions/recount.job.ts';
export { suppress } from './suppressions/suppressions.commands.ts';

/** Locks the audience and returns the version that a launch pins. Imports that end later don't change that version. */
export async function pinAudience(tx: Tx, audienceId: number): Promise<{ versionId: number }> {
  const audience = await tx
    .selectFrom('audience')
    .select('current_version_id as versionId')
    .where('id', '=', audienceId)
    .where(inScope(tx, sql.ref('account_id')))
    .forUpdate()
    .executeTakeFirst();
  if (!audience) throw notFound();
  if (audience.versionId === null) throw conflict('blocked', 'The audience has no version that can be used');
  return { versionId: audience.versionId };
}
