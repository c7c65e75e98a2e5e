import { cappedVolume, isShort } from '@mailroom/domain/volume';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { isSuppressed, mailable } from '../../audiences/audiences.reads.ts';
import type { ProductForLaunch } from '../../orders/orders.reads.ts';
import type { BuildPlan, Launch } from './launch.repository.ts';

/** A member's place in the order by which a list is cut: by chance, and for one product always the same. */
export function place(productId: number) {
  return sql`md5(${`${productId}:`} || m.email)`;
}

/** Members that may be mailed now, and were not mailed by an earlier attempt. Needs `m`, a member. */
function candidates(product: ProductForLaunch, launch: Launch) {
  return sql`${mailable(launch.version_id, product.accountId, product.advertiserId)} and not ${mailed(launch)}`;
}

/** The same asked member by member, for one piece of the list: the lists may have grown since it was planned. */
export function candidatesOfPiece(product: ProductForLaunch, launch: Launch) {
  return sql`
  m.version_id = ${launch.version_id} and not m.is_suppressed and not ${mailed(launch)} and not ${isSuppressed({
    email: sql.ref('m.email'),
    accountId: sql`${product.accountId}::int`,
    advertiserId: sql`${product.advertiserId}::int`,
  })}`;
}

/** Addresses erased from the ledger are found by their digest when the list is written. */
function mailed({ attempt, product_id: productId }: Launch) {
  return attempt === 1
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from message x where x.product_id = ${productId} and x.purpose = 'live' and x.email = m.email
                      and x.state in ('claimed', 'accepted', 'in doubt'))`;
}

async function count(tx: Tx, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(tx)).rows[0]?.count ?? 0;
}

async function mailedBefore(tx: Tx, { attempt, product_id: productId }: Launch): Promise<number> {
  return attempt === 1
    ? 0
    : count(
        tx,
        sql`select count(*) as count from message where product_id = ${productId} and purpose = 'live'
               and state in ('claimed', 'accepted', 'in doubt')`,
      );
}

async function lastPlace(tx: Tx, product: ProductForLaunch, launch: Launch, sendable: number): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select ${place(product.id)} as place from audience_member m where ${candidates(product, launch)}
     order by 1 offset ${sendable - 1} limit 1`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`launch ${launch.id} lost members while it was planned`);
  return row.place;
}

/** Nobody accepted so low a count for this version. */
function isTooFew(product: ProductForLaunch, people: number): boolean {
  const { volumeOrdered, acceptedVolume, tolerancePercent } = product;
  if (people === 0) return true;
  if (!isShort(volumeOrdered, people, tolerancePercent)) return false;
  return acceptedVolume === null || isShort(acceptedVolume, people, tolerancePercent);
}

const number = new Intl.NumberFormat('en-US');

/** Plans who will get it. Suppressions may have grown since the launch, so the volume is checked again; a text says why it is too low. */
export async function planBuild(tx: Tx, product: ProductForLaunch, launch: Launch): Promise<BuildPlan | string> {
  const before = await mailedBefore(tx, launch);
  const found = await count(
    tx,
    sql`select count(*) as count from audience_member m where ${candidates(product, launch)}`,
  );
  if (isTooFew(product, before + found) || found === 0) {
    const people = `${number.format(found)} of ${number.format(product.volumeOrdered)} ordered can be mailed now`;
    return before > 0 ? `${people}, ${number.format(before)} were mailed before.` : `${people}.`;
  }
  const { sendable } = cappedVolume(product.volumeOrdered, before + found, product.tolerancePercent);
  const fits = Math.max(0, sendable - before);
  if (fits === 0) return `The ordered ${number.format(product.volumeOrdered)} were mailed before.`;
  const cut = found - fits;
  const last = cut > 0 ? await lastPlace(tx, product, launch, fits) : null;
  return { candidates: found, already_mailed: before, cut, last };
}
