import { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { conflict, invalid, malformed, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files } from '../../../platform/files/file.ts';
import { addBytes, removeTransfer, startTransfer } from './transfers.service.ts';
import { transferOf, type NamedTransfer, type TransferRow } from './transfers.repository.ts';

interface StoreSettings {
  transactions: Transactions;
  files: Files;
  actor: UserActor;
}

/** The bytes that came until the connection broke. A protocol error, such as too many bytes, isn't a break. */
async function* untilBreak(bytes: AsyncIterable<Buffer>, broke: () => void): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    if (error instanceof Error && 'status_code' in error) throw error;
    broke();
  }
}

function numberIn(metadata: Upload['metadata'], name: string): number | null {
  const text = metadata?.[name];
  if (text === undefined || text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw malformed('upload-metadata', `${name} must be a whole number`);
  return Number(text);
}

/** One caller's uploads, as the library for the protocol tus sees them. */
export class TransferStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #settings: StoreSettings;
  /** The row of the upload that was begun. */
  created: NamedTransfer | undefined;

  constructor(settings: StoreSettings) {
    super();
    this.#settings = settings;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { actor, transactions } = this.#settings;
    if (!upload.size) throw invalid({ 'upload-length': 'The file is empty' });
    const accountId = numberIn(upload.metadata, 'account_id');
    if (accountId === null) throw malformed('upload-metadata', 'account_id is missing');
    this.created = await startTransfer(transactions, {
      accountId,
      name: upload.metadata?.['filename'] ?? '',
      size: upload.size,
      lastModified: numberIn(upload.metadata, 'last_modified'),
      userId: actor.userId,
    });
    upload.id = String(this.created.id);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { id: number, size, received, created_at } = await this.#find(id);
    return new Upload({ id: String(number), size, offset: received, creation_date: created_at.toISOString() });
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { transactions, files, actor } = this.#settings;
    const transfer = await this.#find(id);
    if (transfer.received !== offset) throw conflict('offset', 'The upload has another length by now');
    let isBroken = false;
    const came = Readable.from(
      untilBreak(bytes, () => {
        isBroken = true;
      }),
    );
    const request = {
      accountId: transfer.account_id,
      kind: 'audience_transfer',
      name: transfer.name,
      contentType: 'application/octet-stream',
      limit: transfer.size - offset,
    };
    const part = await files.stage(actor, request, came);
    await addBytes(transactions, files, { transfer, at: offset, part });
    if (isBroken) throw conflict('offset', 'The connection broke. Ask for the length and go on from there');
    return offset + part.size;
  }

  override async remove(id: string): Promise<void> {
    const { transactions, files } = this.#settings;
    await removeTransfer(transactions, files, await this.#find(id));
  }

  async #find(id: string): Promise<TransferRow> {
    const { transactions, actor } = this.#settings;
    const row = await transactions.read((tx) => transferOf(tx, Number(id), actor.userId));
    if (!row) throw notFound();
    return row;
  }
}
