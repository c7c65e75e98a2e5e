import { sql } from 'kysely';
import { int, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isTrackable, type Template } from '../../creatives/creatives.reads.ts';

interface OfLaunch {
  id: number;
  account_id: number;
  product_id: number;
}

/** Only links to a known host are counted, with their merge fields. Nobody's wish to leave is a click. */
export async function freezeLinks(tx: Tx, launch: OfLaunch, template: Template): Promise<void> {
  const links = template.links.filter(({ kind, url }) => (kind === 'web' || kind === 'merge') && isTrackable(url));
  if (links.length === 0) return;
  await tx
    .insertInto('launch_link')
    .values(
      links.map(({ position, place, text, url }) => ({
        account_id: launch.account_id,
        launch_id: launch.id,
        product_id: launch.product_id,
        position,
        line: place?.line ?? null,
        col: place?.col ?? null,
        text,
        url,
      })),
    )
    .onConflict((conflict) => conflict.columns(['launch_id', 'position']).doNothing())
    .execute();
}

/** Names a place in the HTML. */
function placeName({ line, col }: { line: number; col: number }): string {
  return `${line}:${col}`;
}

/** Returns the id of the frozen link at a place in the HTML. */
export type LinkAt = (place: { line: number; col: number }) => number | undefined;

export async function linksOf(tx: Tx, launchId: number): Promise<LinkAt> {
  const rows = await selectRows(
    tx,
    { id: int, line: int, col: int },
    sql`select id, line, col from launch_link where launch_id = ${launchId} and line is not null and col is not null`,
  );
  const ids = new Map(rows.map((row) => [placeName(row), row.id]));
  return (place) => ids.get(placeName(place));
}
