import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { TestApp } from '../app.ts';

/** A query is a text, or an object that carries it. */
type Query = string | { text: string };

/** The program's own polls don't belong to the work, and may run beside it. */
const works = new AsyncLocalStorage<string[]>();

/** Values that are written into the statement, such as the actor and the time. */
const LITERAL = /'(?:[^']|'')*'/g;

/**
 * Returns the statements that the work made, without their values. Two ways with the same statements take the same time,
 * which a clock can't tell on a busy machine. The event of a refusal is recorded after its answer, and counts too.
 */
export async function statementsOf({ app }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const original = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  function query(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given as [Query];
    works.getStore()?.push((typeof first === 'string' ? first : first.text).replaceAll(LITERAL, "'…'"));
    return original.apply(this, given);
  }
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  try {
    await app.securityEvents.flush();
    const made: string[] = [];
    await works.run(made, async () => {
      await work();
      await app.securityEvents.flush();
    });
    return made;
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
}
