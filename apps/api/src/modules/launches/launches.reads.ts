import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export { bouncesOf } from './bounces/bounces.repository.ts';
export { launchDetail } from './lifecycle/launchDetail.ts';
export { withLaunch } from './launches.present.ts';
export { productTally } from './ledger/ledgerCounts.repository.ts';
export { DAY_COLUMNS, TRACKED_COLUMNS } from './tracking/responseDays.repository.ts';
export { productResponses, type ResponseDay } from './tracking/productResponses.resource.ts';
export {
  reportAttempts,
  reportDays,
  reportLinks,
  responsesOf,
  shareOf,
  type Figures,
  type Responses,
} from './tracking/reportFigures.repository.ts';

/** The revision of the creative that the launch sends. */
export async function revisionOfLaunch(tx: Tx, launchId: number): Promise<number | undefined> {
  const launch = await tx
    .selectFrom('launch')
    .select('revision_id')
    .where('id', '=', launchId)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return launch?.revision_id;
}

/** The person who launched it; null when they are unknown. */
export async function launcherOf(tx: Tx, launchId: number): Promise<number | null> {
  const launch = await tx
    .selectFrom('launch')
    .select('launched_by')
    .where('id', '=', launchId)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return launch?.launched_by ?? null;
}
