import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { TWELVE, waitingFaulty } from '../../../testing/proofread/faultyPeople.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

interface Found {
  kind: string;
  place: string;
  field: string | null;
  mails: number;
  examples: { line: number }[];
}

it('finds twelve faulty mails among 10,000, each with its line, and invents none', async () => {
  const people = 10_000;
  const { read } = await waitingFaulty(app, { people });
  const { status, body } = await read.get();
  expect(status).toBe(200);
  const found = body.faults.flatMap(({ kind, place, field, examples }: Found) =>
    examples.map(({ line }) => ({ line, kind, place, field })),
  );
  const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;
  expect(found.toSorted(byLine)).toEqual(
    TWELVE.map(({ line, kind, place, field }) => ({ line, kind, place, field })).toSorted(byLine),
  );
  expect(body).toMatchObject({
    mails: people,
    is_open: true,
    sums: { as_written: people - 12, undecided: 12, with_fallback: 0, accepted: 0, left_out: 0, go_out: people },
  });
  expect(body.people.map(({ why }: { why: string }) => why)).toEqual(['longest', 'emptiest', 'script']);
});
