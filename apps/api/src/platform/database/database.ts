import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Actor } from './actor.ts';
import { databaseError, isConnectionLost } from './databaseError.ts';
import { watchConnections, type HeldConnection } from './losses/connectionWatch.ts';
import { attachContext, type TxContext } from './context.ts';
import { beginSql } from './scopeSql.ts';
import type { Services } from './service.ts';
import type { DB } from './tables.ts';
import { preparedQuery, type Ask } from './statement.ts';
import type { Mode, Tx, WithActor } from './transaction.ts';

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

/**
 * Sets whether statements are sent without waiting for earlier answers, so that a read's first statement travels with its BEGIN.
 * Not for writes, because COPY can't share such a connection. The driver asks with each statement.
 */
function setPipelined(client: pg.PoolClient, pipeline: boolean): void {
  Object.assign(client, { pipeline });
}

interface Database {
  withActor: WithActor;
  ask: Ask;
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

  /** Runs a transaction. `onResult` gets the result before COMMIT. */
  const transact = <T>(
    [actor, mode, work, first]: [Actor, Mode, (tx: Tx) => Promise<T>, string | undefined],
    onResult?: (result: T) => void,
  ): Promise<T> =>
    slots.run({ mode }, async () => {
      const slot = slots.getStore();
      try {
        return await kysely.transaction().execute(async (transaction) => {
          const client = slot?.client;
          if (!client) throw new Error('The transaction has no connection');
          const now = clock.now();
          const began = performance.now();
          const isPipelined = mode === 'read' && !isPooled;
          setPipelined(client, isPipelined);
          const begun = client
            .query(`${beginSql(actor, mode, now)}${first === undefined ? '' : `; ${first}`}`)
            .then(() => slot.held?.begun());
          if (!isPipelined) await begun;
          const context: TxContext = { services, actor, now, keepsPrepared: !isPooled, client };
          const working = work(attachContext(transaction, context));
          const [result] = await Promise.all([working, begun]).finally(() => (context.client = undefined));
          if (mode === 'write' && performance.now() - began > LONGEST_WRITE)
            throw new Error('The transaction took over 30 s');
          onResult?.(result);
          return result;
        });
      } catch (error) {
        throw databaseError(error);
      } finally {
        slot?.held?.release();
      }
    });

  const withActor: WithActor = (actor, mode, work, first) => {
    if (mode !== 'read') return transact([actor, mode, work, first]);
    // Nothing depends on the COMMIT of a read, so its caller doesn't wait for it.
    return new Promise((resolve, reject) => {
      transact([actor, mode, work, first], resolve).catch(reject);
    });
  };

  const ask: Ask = (columns, statement) =>
    slots.run({ mode: 'read' }, async () => {
      const client = await connect();
      const held = slots.getStore()?.held;
      held?.begun();
      try {
        const { rows } = await client.query(preparedQuery(columns, statement.compile(kysely), !isPooled));
        return rows as never[];
      } catch (error) {
        throw databaseError(error);
      } finally {
        held?.release();
        client.release();
      }
    });

  return {
    withActor,
    ask,
    close() {
      watch.close();
      return pool.end();
    },
  };
}
