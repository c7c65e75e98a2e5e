import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk } from '../../../testing/audiences.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const rows = process.env['SOAK_ROWS'] === undefined ? 20_000 : 5_000_000;

/** One row in a hundred is bad, each in one of four ways. */
const BAD = ['nobody', '@letters.test', 'two words@letters.test', 'reader@'];

function isBad(at: number): boolean {
  return at % 100 === 37;
}

function row(at: number): string {
  return isBad(at) ? `${BAD[Math.floor(at / 100) % BAD.length]},Ada\n` : `reader.${at}@letters.test,Ada\n`;
}

/** The file in pieces of ten thousand rows, because a text of five million is more than one string may be. */
function file(): Buffer {
  const pieces = [Buffer.from('email,First name\n')];
  for (let from = 0; from < rows; from += 10_000) {
    const size = Math.min(10_000, rows - from);
    pieces.push(Buffer.from(Array.from({ length: size }, (_, at) => row(from + at)).join('')));
  }
  return Buffer.concat(pieces);
}

it('R36 counts and names each bad row of a large file, and takes all others', async () => {
  const own = await desk(app);
  const { body } = await own.imported(file());
  const rejected = rows / 100;
  const counts = { rows, rejected, duplicates: 0, suppressed: 0, merged: 0, accepted: rows - rejected };
  expect(body).toMatchObject({ status: 'Approved', counts, deliverable: counts.accepted });
  const version: number = body.latest_import.version_id;
  const [found] = await app.sql(
    `select count(*)::int as members, count(distinct line)::int as lines, min(line)::int as first, max(line)::int as last
       from audience_member where version_id = $1`,
    [version],
  );
  // The header is line 1.
  expect(found).toEqual({ members: counts.accepted, lines: counts.accepted, first: 2, last: rows + 1 });
  const rejects = await app.sql<{ line: number; reason: string }>(
    'select line::int as line, reason from audience_reject where version_id = $1 order by line',
    [version],
  );
  expect(rejects.map(({ line }) => line)).toEqual(Array.from({ length: rejected }, (_, at) => at * 100 + 37 + 2));
  expect(new Set(rejects.map(({ reason }) => reason)).size).toBeLessThanOrEqual(BAD.length);
  const csv = (await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`)).text.trimEnd().split('\r\n');
  expect(csv).toHaveLength(rejected + 1);
  expect(csv[1]).toMatch(/^"39",.*,"nobody","Ada"$/);
});
