import { PRODUCT_GROUPS } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { notFound } from '../../../errors.ts';
import { bigint, int, orNull, selectRow, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { Product } from '../../../platform/database/tables.ts';
import type { ListQuery } from '../../../platform/list/query.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { conditions, filterSql, listRows } from '../../../platform/list/rows.reads.ts';
import { versionNumber } from '../../audiences/audiences.reads.ts';
import { PRODUCT, PRODUCT_STATE, type ProductState } from './productRow.ts';
import { IN_GROUP, productColumns, products, type ProductRow } from './products.resource.ts';

/** How many products of an order its page shows. */
const MOST_PRODUCTS = 200;

/**
 * The product for writing, within the actor's reach: its order first, then itself, so that the order's status is
 * always derived from all of its products and no two transactions wait for each other.
 */
export async function lockIfThere(tx: Tx, id: number): Promise<ProductState | undefined> {
  const scope = inScope(tx, sql.ref('p.account_id'));
  await sql`
    select 1 from orders o where o.id = (select p.order_id from product p where p.id = ${id} and ${scope}) for no key update`.execute(
    tx,
  );
  return selectRow(
    tx,
    PRODUCT_STATE,
    sql`select ${productColumns} from product p where p.id = ${id} and ${scope} for update`,
  );
}

export async function lockProduct(tx: Tx, id: number): Promise<ProductState> {
  const product = await lockIfThere(tx, id);
  if (!product) throw notFound();
  return product;
}

/**
 * Holds the row for counting: another count waits, while the short transactions that send and the foreign keys to the
 * product don't. Nothing that moves the product may follow in this transaction, as its order isn't locked.
 */
export async function holdProductRow(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from product p where p.id = ${id} and ${inScope(tx, sql.ref('p.account_id'))} for no key update`.execute(
    tx,
  );
}

/**
 * SQL that returns a row only while the product has this launch and this status, and keeps both as they are until the
 * transaction ends. Meant for many short transactions: it makes nobody wait but those who move the product.
 */
export function whileProductHas(
  tx: Tx,
  { productId, launchId, status }: { productId: number; launchId: number; status: ProductStatus },
  isFurther: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select from product p
     where p.id = ${productId} and p.launch_id = ${launchId} and p.status = ${status}
       and ${isFurther} and ${inScope(tx, sql.ref('p.account_id'))} for key share`;
}

/** Locks an order's products. The caller has locked the order before. */
export async function lockProductsOf(tx: Tx, orderId: number): Promise<ProductState[]> {
  return selectRows(
    tx,
    PRODUCT_STATE,
    sql`
    select ${productColumns} from product p where p.order_id = ${orderId} and ${inScope(tx, sql.ref('p.account_id'))}
     order by p.id for update`,
  );
}

export async function insertProduct(tx: Tx, values: Insertable<Product>): Promise<number> {
  const { id } = await tx.insertInto('product').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores a person's edit, which makes a new version of the record. */
export async function editProduct(tx: Tx, id: number, values: Updateable<Product>): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Stores what isn't an edit, so the version stays. */
export async function setProduct(tx: Tx, id: number, values: Updateable<Product>): Promise<void> {
  await tx.updateTable('product').set(values).where('id', '=', id).execute();
}

export async function deleteProductRow(tx: Tx, id: number): Promise<void> {
  await sql`select delete_product(${id})`.execute(tx);
}

/** Everything about an order's products that its page shows, in the order they were added. */
export async function productsOf(tx: Tx, orderId: number): Promise<ProductRow[]> {
  const page = { offset: 0, limit: MOST_PRODUCTS, order: [['product_id', 'asc']] as const, filters: {} };
  const { objects } = await listRows(tx, products, page, sql<boolean>`p.order_id = ${orderId}`);
  return objects;
}

const GROUP_COUNTS = { ahead: bigint, overdue: bigint, finished: bigint, needs_me: bigint };

/**
 * How many products of a list, with its search and filters, are in each group. Those that wait for the caller are counted
 * without the filter by who acts.
 */
export async function countGroups(
  tx: Tx,
  resource: Resource<ProductRow>,
  list: ListQuery,
): Promise<RowOf<typeof GROUP_COUNTS>> {
  const { actor = [], ...others } = list.filters;
  const acts = (values: readonly string[]) => filterSql(resource, 'actor', values);
  const isListed = actor.length > 0 ? acts(actor) : sql<boolean>`true`;
  const counts = PRODUCT_GROUPS.map(
    (group) => sql`count(*) filter (where ${IN_GROUP[group]} and ${isListed}) as ${sql.id(group)}`,
  );
  const row = await selectRow(
    tx,
    GROUP_COUNTS,
    sql`select ${sql.join(counts)}, count(*) filter (where ${acts(['me'])}) as needs_me
          from ${resource.from} where ${conditions(tx, resource, { ...list, filters: others })}`,
  );
  return row ?? { ahead: 0, overdue: 0, finished: 0, needs_me: 0 };
}

const LAUNCHED_USE = {
  id: PRODUCT.id,
  name: PRODUCT.name,
  status: PRODUCT.status,
  pinned_revision_id: PRODUCT.pinned_revision_id,
  /** The number of the pinned audience version. */
  version_number: orNull(int),
};

type LaunchedUse = RowOf<typeof LAUNCHED_USE>;

/** The products that were launched with the creative or audience, however long ago. */
export function launchedWith(tx: Tx, part: 'creative' | 'audience', partId: number): Promise<LaunchedUse[]> {
  return selectRows(
    tx,
    LAUNCHED_USE,
    sql`
    select p.id, p.name, p.status, p.pinned_revision_id,
           ${versionNumber('p.account_id', 'p.pinned_version_id')} as version_number
      from product p where ${sql.ref(`p.${part}_id`)} = ${partId} and p.attempt > 0 order by p.id`,
  );
}

/** Which of the creatives or audiences a product was launched with. */
export async function launchedParts(
  tx: Tx,
  part: 'creative' | 'audience',
  partIds: readonly number[],
): Promise<number[]> {
  const column = sql.ref(`p.${part}_id`);
  const rows = await selectRows(
    tx,
    { id: int },
    sql`
    select distinct ${column} as id from product p
     where ${column} = any(${sql.val([...partIds])}::int[]) and p.attempt > 0`,
  );
  return rows.map(({ id }) => id);
}

/** The products that deliver to the destination, launched or not. */
export function productsOfInstall(tx: Tx, installId: number): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('product').select(['id', 'name']).where('install_id', '=', installId).orderBy('id').execute();
}
