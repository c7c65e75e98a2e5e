import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { databaseError, isConnectionLost } from './databaseError.ts';
import { watchConnections, type HeldConnection } from './connectionWatch.ts';
import { attachContext, type TxContext } from './context.ts';
import { beginSql } from './scopeSql.ts';
import type { Services } from './service.ts';
import type { DB } from './tables.ts';
import type { Mode, WithActor } from './transaction.ts';

/** Live events re-read one minute of history. They would miss the events of a transaction that takes longer. */
const LONGEST_WRITE = 30_000;

class ScopedDriver extends PostgresDriver {
  /** Does nothing: `withActor` sends BEGIN together with the scope, in one round trip. */
  override async beginTransaction(): Promise<void> {}

  /**
   * Ignores a lost connection, because the server has already rolled back its transaction. The caller then gets the
   * first error.
   */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
  }
}

/** The connection that a call of `withActor` took from the pool. */
interface Slot {
  mode: Mode;
  client?: pg.PoolClient;
  held?: HeldConnection;
}

interface Database {
  withActor: WithActor;
  close(): Promise<void>;
}

interface DatabaseOptions {
  pool: pg.Pool;
  /** Where the pool connects to. */
  url: string;
  clock: Clock;
  services: Services;
  /** A pooler in transaction mode: the next transaction of a connection may be on another server process. */
  isPooled?: boolean;
}

export function createDatabase({ pool, url, clock, services, isPooled = false }: DatabaseOptions): Database {
  const watch = watchConnections(url);
  const slots = new AsyncLocalStorage<Slot>();
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const slot = slots.getStore();
    if (slot) Object.assign(slot, { client, held: watch.hold(client, slot.mode) });
    return client;
  };
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () =>
        new ScopedDriver({ pool: { connect, end: async () => {}, options: {} } as unknown as pg.Pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  const withActor: WithActor = (actor, mode, work, first) =>
    slots.run({ mode }, async () => {
      const slot = slots.getStore();
      try {
        return await kysely.transaction().execute(async (transaction) => {
          const now = clock.now();
          const began = performance.now();
          await sql.raw(`${beginSql(actor, mode, now)}${first === undefined ? '' : `; ${first}`}`).execute(transaction);
          if (!slot?.client) throw new Error('The transaction has no connection');
          slot.held?.begun();
          const context: TxContext = {
            services,
            actor,
            now,
            keepsPrepared: !isPooled,
            client: slot.client,
          };
          const result = await work(attachContext(transaction, context)).finally(() => (context.client = undefined));
          if (mode === 'write' && performance.now() - began > LONGEST_WRITE)
            throw new Error('The transaction took over 30 s');
          return result;
        });
      } catch (error) {
        throw databaseError(error);
      } finally {
        slot?.held?.release();
      }
    });

  return {
    withActor,
    close() {
      watch.close();
      return pool.end();
    },
  };
}
