import { sql } from 'kysely';
import {
  bigint,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinFile } from '../../../platform/files/files.reads.ts';
import { joinAccount } from '../../accounts/accounts.reads.ts';
import type { Packing } from '../unpack/packing.ts';
import type { PackedTable } from '../unpack/tables.ts';

type TransferState = 'uploading' | 'reading' | 'choosing' | 'ready' | 'refused';

const TRANSFER_ROW = {
  id: bigint,
  account_id: int,
  name: text,
  size: bigint,
  received: bigint,
  last_modified: orNull(bigint),
  state: oneOf<TransferState>(),
  progress: int,
  packing: orNull(oneOf<Packing>()),
  tables: json<PackedTable[]>(),
  left_out: json<string[]>(),
  chosen: orNull(int),
  problem: orNull(text),
  upload_id: orNull(int),
  created_at: instant,
  created_by: int,
  touched_at: instant,
};

export type TransferRow = RowOf<typeof TRANSFER_ROW>;

const NAMED_TRANSFER = { ...TRANSFER_ROW, account_name: text };

/** A transfer with the name of its account. */
export type NamedTransfer = RowOf<typeof NAMED_TRANSFER>;

const COLUMNS = sql.raw(
  Object.keys(TRANSFER_ROW)
    .map((name) => `t.${name}`)
    .join(', '),
);

interface NewTransfer {
  accountId: number;
  name: string;
  size: number;
  lastModified: number | null;
}

/** Begins a transfer of the caller. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<number> {
  const { id } = await tx
    .insertInto('audience_transfer')
    .values({
      account_id: transfer.accountId,
      name: transfer.name,
      size: transfer.size,
      last_modified: transfer.lastModified,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** One person's transfer. Nobody else sees it, whatever they may see of its account. */
export async function transferOf(tx: Tx, id: number, userId: number): Promise<NamedTransfer | undefined> {
  return selectRow(
    tx,
    NAMED_TRANSFER,
    sql`select ${COLUMNS}, ac.name as account_name from audience_transfer t ${joinAccount('t.account_id')}
         where t.id = ${id} and t.created_by = ${userId} and ${inScope(tx, sql.ref('t.account_id'))}`,
  );
}

/** The same, locked, so that its state stays until the transaction ends. */
export async function lockTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  return selectRow(
    tx,
    TRANSFER_ROW,
    sql`select ${COLUMNS} from audience_transfer t
         where t.id = ${id} and ${inScope(tx, sql.ref('t.account_id'))} for update of t`,
  );
}

/** A person's transfers that aren't over: not yet an upload, or with several tables of which none was imported. */
export async function openTransfers(tx: Tx, userId: number): Promise<NamedTransfer[]> {
  return selectRows(
    tx,
    NAMED_TRANSFER,
    sql`select ${COLUMNS}, ac.name as account_name from audience_transfer t ${joinAccount('t.account_id')}
         where t.created_by = ${userId} and ${inScope(tx, sql.ref('t.account_id'))}
           and (t.state <> 'ready' or jsonb_array_length(t.tables) > 1 and not exists (
                 select from audience_upload u join audience_ingest i on i.account_id = u.account_id and i.file_id = u.file_id
                  where u.account_id = t.account_id and u.id = t.upload_id))
         order by t.id desc limit 100`,
  );
}

/** Makes a person's transfers begin one after the other, so that two at the same time can't exceed their number. */
export async function lockTransfersOf(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audience_transfer'), ${userId}::int)`.execute(tx);
}

interface NewPart {
  transfer: Pick<TransferRow, 'id' | 'account_id' | 'size'>;
  at: number;
  fileId: number;
  bytes: number;
}

/** Adds bytes at the end. Returns the transfer, or undefined when it has another end by now. */
export async function addPart(tx: Tx, { transfer, at, fileId, bytes }: NewPart): Promise<TransferRow | undefined> {
  const row = await selectRow(
    tx,
    TRANSFER_ROW,
    sql`update audience_transfer t
           set received = t.received + ${bytes}, touched_at = business_now(),
               state = case when t.received + ${bytes} = t.size then 'reading' else t.state end
         where t.account_id = ${transfer.account_id} and t.id = ${transfer.id} and t.received = ${at} and t.state = 'uploading'
        returning ${COLUMNS}`,
  );
  if (!row) return undefined;
  await tx
    .insertInto('audience_transfer_part')
    .values({ account_id: transfer.account_id, transfer_id: transfer.id, at, file_id: fileId })
    .execute();
  return row;
}

/** The stored files of a transfer's bytes, in order. */
export async function partsOf(tx: Tx, { id, account_id }: Pick<TransferRow, 'id' | 'account_id'>) {
  return selectRows(
    tx,
    { key: text, file_id: bigint },
    sql`select f.key, p.file_id from audience_transfer_part p ${joinFile('f', sql.ref('p.file_id'))}
         where p.account_id = ${account_id} and p.transfer_id = ${id} order by p.at`,
  );
}

/** Forgets the bytes and returns the files that held them. */
export async function deleteParts(tx: Tx, { id, account_id }: Pick<TransferRow, 'id' | 'account_id'>) {
  const rows = await tx
    .deleteFrom('audience_transfer_part')
    .where('account_id', '=', account_id)
    .where('transfer_id', '=', id)
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => Number(file_id));
}

export async function deleteTransfer(tx: Tx, { id, account_id }: Pick<TransferRow, 'id' | 'account_id'>) {
  await tx.deleteFrom('audience_transfer').where('account_id', '=', account_id).where('id', '=', id).execute();
}

interface Change {
  state: TransferState;
  progress?: number;
  packing?: Packing | null;
  tables?: readonly PackedTable[];
  left_out?: readonly string[];
  chosen?: number;
  problem?: string | null;
  upload_id?: number;
  touched_at?: Date;
}

export async function changeTransfer(
  tx: Tx,
  { id, account_id }: Pick<TransferRow, 'id' | 'account_id'>,
  { tables, left_out, ...change }: Change,
): Promise<void> {
  await tx
    .updateTable('audience_transfer')
    .set({
      ...change,
      ...(tables && { tables: JSON.stringify(tables) }),
      ...(left_out && { left_out: JSON.stringify(left_out) }),
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** Transfers that nothing happened to since `before`. */
export async function oldTransfers(tx: Tx, before: Date) {
  return selectRows(
    tx,
    { id: bigint, account_id: int },
    sql`select t.id, t.account_id from audience_transfer t where t.touched_at < ${before} and t.state <> 'reading'`,
  );
}
