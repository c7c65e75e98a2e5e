import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from './clock.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { jobsDatabase } from './jobsDatabase.ts';

const MINUTE = 60_000;

const clock = testClock();
let database: TestDatabase;
let jobs: ReturnType<typeof jobsDatabase>;
beforeAll(async () => {
  database = await testDatabase();
  jobs = jobsDatabase(database.jobsUrl, clock);
});
afterAll(async () => {
  await jobs.end();
  await database.drop();
});

it('runs each of several statements at the time of its own call', async () => {
  const called: string[] = [];
  const answers: Promise<{ rows: unknown[] }>[] = [];
  for (let call = 0; call < 4; call += 1) {
    called.push(clock.now().toISOString());
    const answer = jobs.options.db?.executeSql(`select current_setting('app.now') as at`);
    if (answer) answers.push(answer);
    clock.advance(MINUTE);
  }
  const ran = (await Promise.all(answers)).flatMap(({ rows }) => rows);
  expect(ran).toEqual(called.map((at) => ({ at })));
});
