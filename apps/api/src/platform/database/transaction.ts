import type { Transaction } from 'kysely';
import type { Actor } from './actor.ts';
import type { DB } from './tables.ts';

declare const brand: unique symbol;

/** A transaction that carries its actor. Only `withActor` makes one, so no repository can run outside the scope. */
export type Tx = Transaction<DB> & { readonly [brand]: 'tx' };

/**
 * 'build' is a write that may take minutes. It must change nothing that live events report, because they re-read only
 * the last minute.
 */
export type Mode = 'read' | 'write' | 'build';

/** `first` is sent with BEGIN, in the same round trip; an error in it ends the transaction. */
export type WithActor = <T>(actor: Actor, mode: Mode, work: (tx: Tx) => Promise<T>, first?: string) => Promise<T>;
