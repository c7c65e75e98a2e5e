import type { Readable } from 'node:stream';
import type { Actor } from '../database/actor.ts';
import type { Tx } from '../database/transaction.ts';
import type { FileOwner } from './owners.ts';

/** Bytes that are stored but not yet part of a record; swept after an hour unless kept. */
export interface StagedFile {
  id: number;
  key: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
}

export interface StageRequest {
  /** Null while the account isn't known yet (a form is read before its record): `keep` sets it. */
  accountId: number | null;
  kind: string;
  name: string;
  contentType: string;
  /** Bytes; a larger file is refused and removed. */
  limit: number;
}

export interface ByteRange {
  start?: number;
  end?: number;
}

export interface Files {
  stage(actor: Actor, request: StageRequest, bytes: Readable): Promise<StagedFile>;
  /**
   * Makes a staged file part of a record, in the record's transaction. The account is null for a house-wide
   * record. Throws 404 when the file was already kept or swept.
   */
  keep(tx: Tx, fileId: number, accountId: number | null): Promise<void>;
  /** Marks a file for removal after seven days, in the record's transaction. */
  doom(tx: Tx, fileId: number): Promise<void>;
  /** Gives up a kept file that no record needs again, not even a restored backup: it is removed within two hours. */
  release(tx: Tx, fileId: number): Promise<void>;
  /** Removes a staged file immediately, because its form was refused. */
  discard(fileId: number): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** How many reads since the start of the process found no bytes in the store, although the database knows the file. */
  missing(): number;
  /** The owner of a type of file, or undefined for a type that no module registered. */
  owner(fileType: string): FileOwner | undefined;
  /** A link to the file on the creative host for one user, by default for 60 seconds. Always served as attachment. */
  url(file: { id: number }, userId: number, seconds?: number): string;
}
