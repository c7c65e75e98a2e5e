import { sql } from 'kysely';
import { int, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isTrackable, type RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { Launch } from './launch.repository.ts';

/** Only links to a known host are counted, with their merge fields. Nobody's wish to leave is a click. */
export async function freezeLinks(tx: Tx, launch: Launch, revision: RevisionForSend): Promise<void> {
  const links = revision.links.filter(({ kind, url }) => (kind === 'web' || kind === 'merge') && isTrackable(url));
  if (links.length === 0) return;
  await tx
    .insertInto('launch_link')
    .values(
      links.map(({ position, text, url }) => ({
        account_id: launch.account_id,
        launch_id: launch.id,
        product_id: launch.product_id,
        position,
        text,
        url,
      })),
    )
    .onConflict((conflict) => conflict.columns(['launch_id', 'position']).doNothing())
    .execute();
}

/** Link id by its position in the HTML. */
export async function linksOf(tx: Tx, launchId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(
    tx,
    { id: int, position: int },
    sql`select id, position from launch_link where launch_id = ${launchId}`,
  );
  return new Map(rows.map(({ id, position }) => [position, id]));
}
