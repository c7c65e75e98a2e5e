import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../platform/database/actor.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

interface Ages {
  event: number;
  idempotency_key: number;
  revocation: number;
}

/** Writes one row of each table that is cleaned up, as old as stated. */
async function writeRows(label: string, { event, idempotency_key, revocation }: Ages): Promise<void> {
  const ago = (age: number): Date => new Date(app.clock.now().getTime() - age);
  await app.sql(`insert into event (at, entity, entity_id) values ($1, $2, 1)`, [ago(event), label]);
  await app.sql(
    `insert into idempotency_key (user_id, operation, key, body_hash, created_at) values (1, 'create', $1, 'hash', $2)`,
    [label, ago(idempotency_key)],
  );
  await app.sql(`insert into revocation (kind, value, issued_before, at) values ('subject', $1, $2, $2)`, [
    label,
    ago(revocation),
  ]);
}

async function labelsIn(table: keyof Ages, column: string): Promise<string[]> {
  const rows = await app.sql<{ label: string }>(`select ${column} as label from ${table} order by 1`);
  return rows.map(({ label }) => label).filter((label) => label.startsWith('row '));
}

it('platform.forget deletes live events after an hour, and kept answers and revocations after a day', async () => {
  await writeRows('row within', {
    event: HOUR - MINUTE,
    idempotency_key: 24 * HOUR - MINUTE,
    revocation: 24 * HOUR - MINUTE,
  });
  await writeRows('row beyond', {
    event: HOUR + MINUTE,
    idempotency_key: 24 * HOUR + MINUTE,
    revocation: 24 * HOUR + MINUTE,
  });

  const forget = defineJob({ name: 'platform.forget' });
  await app.write(systemActor('test'), (tx) => enqueue(tx, forget, {}));
  expect(await app.runJobs(forget)).toBe(1);

  expect(await labelsIn('event', 'entity')).toEqual(['row within']);
  expect(await labelsIn('idempotency_key', 'key')).toEqual(['row within']);
  expect(await labelsIn('revocation', 'value')).toEqual(['row within']);
});
