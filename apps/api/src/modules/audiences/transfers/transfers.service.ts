import { counted } from '@mailroom/domain/forms/counted';
import { hasExtension, PEOPLE_EXTENSIONS } from '@mailroom/domain/forms/fileTypes';
import { conflict, invalid, notFound, wrongType } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { safeName } from '../../../platform/files/names.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { nowOf } from '../../../platform/database/context.ts';
import { accountInReach } from '../../accounts/accounts.reads.ts';
import { readTransfer } from '../audiences.queues.ts';
import {
  addPart,
  changeTransfer,
  deleteParts,
  deleteTransfer,
  insertTransfer,
  lockTransfer,
  lockTransfersOf,
  openTransfers,
  transferOf,
  type NamedTransfer,
  type TransferRow,
} from './transfers.repository.ts';

const MOST_OPEN = 3;
const GIB = 1024 ** 3;
const MOST_GIB = 4;

interface NewTransfer {
  accountId: number;
  name: string;
  size: number;
  lastModified: number | null;
  userId: number;
}

function isOpen({ state }: TransferRow): boolean {
  return state === 'uploading' || state === 'reading' || state === 'choosing';
}

/** Refuses more than one person may have on the server at a time. */
function requireRoom(open: readonly TransferRow[], size: number): void {
  const running = open.filter(isOpen).length;
  if (running >= MOST_OPEN)
    throw conflict('too_many_uploads', `You have ${counted(running, 'unfinished upload')}. Finish or remove one first`);
  const stored = open.filter(({ state }) => state !== 'refused').reduce((sum, transfer) => sum + transfer.size, 0);
  if (stored + size > MOST_GIB * GIB)
    throw conflict('too_many_uploads', `Your uploads would have more than ${MOST_GIB} GB together. Remove one first`);
}

/** Begins an upload in parts. Its length was checked before. */
export async function startTransfer({ write }: Transactions, input: NewTransfer): Promise<NamedTransfer> {
  const { userId, size, accountId } = input;
  const name = safeName(input.name);
  if (!hasExtension(name, PEOPLE_EXTENSIONS)) throw wrongType(`Only ${PEOPLE_EXTENSIONS.join(', ')} files are taken`);
  return write(async (tx) => {
    await accountInReach(tx, accountId);
    await lockTransfersOf(tx, userId);
    requireRoom(await openTransfers(tx, userId), size);
    const row = await transferOf(tx, await insertTransfer(tx, { ...input, name }), userId);
    if (!row) throw notFound();
    return row;
  });
}

interface Bytes {
  transfer: TransferRow;
  at: number;
  part: StagedFile;
}

/** Keeps the bytes that came. The last ones start the reading. */
export async function addBytes({ write }: Transactions, files: Files, { transfer, at, part }: Bytes): Promise<void> {
  if (part.size === 0) return files.discard(part.id);
  try {
    await write(async (tx) => {
      const row = await addPart(tx, { transfer, at, fileId: part.id, bytes: part.size });
      if (!row) throw conflict('offset', 'The upload has another length by now. Ask for it and go on from there');
      await files.keep(tx, part.id, transfer.account_id);
      if (row.state === 'reading') await startReading(tx, row);
    });
  } catch (error) {
    await files.discard(part.id);
    throw error;
  }
}

async function startReading(tx: Tx, { id, account_id: accountId }: TransferRow): Promise<void> {
  await enqueue(tx, readTransfer, { accountId, transferId: id });
}

/** Gives up the stored bytes: they are removed within the hour. */
export async function releaseParts(tx: Tx, files: Files, transfer: Pick<TransferRow, 'id' | 'account_id'>) {
  for (const fileId of await deleteParts(tx, transfer)) await files.release(tx, fileId);
}

/** Ends a transfer. The upload that it became stays. */
export async function removeTransfer(
  { write }: Transactions,
  files: Files,
  transfer: Pick<TransferRow, 'id' | 'account_id'>,
): Promise<void> {
  await write(async (tx) => {
    if (!(await lockTransfer(tx, transfer.id))) return;
    await releaseParts(tx, files, transfer);
    await deleteTransfer(tx, transfer);
  });
}

/** Starts the unpacking of one table. Choosing the same one again while it is unpacked changes nothing. */
export async function chooseTable(tx: Tx, { id, userId, table }: { id: number; userId: number; table: number }) {
  const own = await transferOf(tx, id, userId);
  const locked = own && (await lockTransfer(tx, id));
  if (!locked) throw notFound();
  const row = { ...locked, account_name: own.account_name };
  if (row.state === 'reading' && row.chosen === table) return row;
  if (row.state === 'uploading' || row.state === 'reading')
    throw conflict('not_read_yet', 'The file is still on its way. Choose its table when it is read');
  if (row.tables.length < 2) throw conflict('one_table', 'The file has no tables to choose from');
  if (table >= row.tables.length) throw invalid({ table: `The file has ${counted(row.tables.length, 'table')}` });
  const change = { state: 'reading', chosen: table, progress: 0, problem: null, touched_at: nowOf(tx) } as const;
  await changeTransfer(tx, row, change);
  await startReading(tx, row);
  return { ...row, ...change };
}
