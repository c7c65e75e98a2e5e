import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../platform/clock/clock.ts';
import { systemActor } from '../platform/database/actor.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createPool } from '../platform/database/pool.ts';

// Writes without a pause, through the program's own transactions, and reports each write that was acknowledged. A test
// kills it, and the database under it.
const url = process.env['DATABASE_URL'] ?? '';
const run = process.argv[2] ?? '';
const pool = createPool({ url, size: 4, onError: () => {} });
const { withActor } = createDatabase({ pool, url, clock: systemClock, services: new Map() });
const actor = systemActor('writer');

async function write(lane: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `${run} ${lane} ${number}`;
    try {
      await withActor(actor, 'write', (tx) => sql`insert into vertical (name) values (${name})`.execute(tx));
      process.send?.(name);
    } catch {
      // While the database is away; the process must survive it.
      await wait(20);
    }
  }
}

await Promise.all([0, 1, 2, 3].map(write));
