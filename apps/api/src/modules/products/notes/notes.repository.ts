import { sql, type RawBuilder } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { arrayOf, bool, instant, int, selectRow, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../accounts/accounts.reads.ts';
import { joinProduct } from '../../orders/orders.reads.ts';

interface NewNote {
  accountId: number;
  productId: number;
  authorId: number;
  body: string;
  isInternal: boolean;
}

/** Locks the row until the transaction ends; does nothing when it doesn't exist or somebody else wrote it. */
export async function lockNote(tx: Tx, id: number): Promise<void> {
  await sql`select from product_note where id = ${id} for update`.execute(tx);
}

/** Notes for staff are counted apart, so that nobody else notices them by a limit. */
export async function countNotes(tx: Tx, { accountId, productId, isInternal }: NewNote): Promise<number> {
  const { count } = await tx
    .selectFrom('product_note')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('is_internal', '=', isInternal)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<number> {
  const { id } = await tx
    .insertInto('product_note')
    .values({
      account_id: note.accountId,
      product_id: note.productId,
      author_id: note.authorId,
      body: note.body,
      is_internal: note.isInternal,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(tx: Tx, id: number, body: string): Promise<void> {
  await tx
    .updateTable('product_note')
    .set({ body, edited_at: nowOf(tx), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('product_note').where('id', '=', id).execute();
}

const WRITTEN = {
  accountId: int,
  productId: int,
  authorId: int,
  isInternal: bool,
  at: instant,
  /** The people who wrote about the product before. */
  earlier: arrayOf(int),
};

type WrittenNote = RowOf<typeof WRITTEN>;

/** Reads a note as the news about it need it; undefined once it is deleted. */
export function writtenNote(tx: Tx, id: number): Promise<WrittenNote | undefined> {
  return selectRow(
    tx,
    WRITTEN,
    sql`
    select m.account_id as "accountId", m.product_id as "productId", m.author_id as "authorId",
           m.is_internal as "isInternal", m.created_at as at,
           array(select distinct e.author_id from product_note e
                  where e.account_id = m.account_id and e.product_id = m.product_id and e.id < m.id) as earlier
      from product_note m where m.id = ${id} and ${inScope(tx, sql.ref('m.account_id'))}`,
  );
}

/** SQL of the name of a note's product, from the columns that refer to the note; null once it is deleted. */
export function productOfNote(accountId: string, id: string): RawBuilder<string | null> {
  return sql<string | null>`(select p.name from product_note m ${joinProduct('m.account_id', 'm.product_id')}
    where m.account_id = ${sql.ref(accountId)} and m.id = ${sql.ref(id)}::bigint)`;
}

/** SQL of the name of a note's author, from the columns that refer to the note; null for one whom the reader doesn't see. */
export function authorOfNote(accountId: string, id: string): RawBuilder<string | null> {
  return sql<string | null>`(select ${personName('m.author_id')} from product_note m
    where m.account_id = ${sql.ref(accountId)} and m.id = ${sql.ref(id)}::bigint)`;
}
