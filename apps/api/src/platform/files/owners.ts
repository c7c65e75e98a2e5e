import type { Permission } from '@mailroom/domain/access/permissions';
import type { Tx } from '../database/tx.ts';

/** A type of file that callers may download by the record that owns it. */
export interface FileOwner {
  /** The file type of the contract. */
  fileType: string;
  /** Null for files that everybody in the account may download. */
  permission: Permission | null;
  /** Finds the file of a record: null when the record has none, undefined when the record is out of reach. */
  find: (tx: Tx, ownerId: number) => Promise<number | null | undefined>;
}

/** A module's registration: which of its records own files of this type. */
export function ownedFile(fileType: string, permission: FileOwner['permission'], find: FileOwner['find']): FileOwner {
  return { fileType, permission, find };
}
