import { randomBytes, randomUUID } from 'node:crypto';

/** Unguessable identifiers: storage keys, request ids, message ids. */
export interface Ids {
  next(): string;
}

export interface Random {
  bytes(length: number): Buffer;
}

export const randomIds: Ids = { next: () => randomUUID() };

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };
