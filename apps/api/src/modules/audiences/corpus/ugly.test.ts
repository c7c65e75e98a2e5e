import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { slowBuckets } from './slowReading.samples.ts';
import { uglyFiles, type UglyFile } from './ugly.samples.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

/** The buckets of an import, by lines. A duplicate's line isn't kept, so only their number is compared. */
async function bucketsOf({ bytes, written }: UglyFile) {
  const { body: upload } = await own.upload(bytes);
  const name = written.email === 0 ? [] : [{ column: 0, field: 'first_name' }];
  const mapping = [{ column: written.email, field: 'email' }, ...name];
  const { body } = await own.imported(bytes, { mapping });
  const version = body.latest_import.version_id;
  const people = await app.sql<{ line: number; email: string; first_name: string | null }>(
    'select line::int as line, email, first_name from audience_member where version_id = $1 order by line',
    [version],
  );
  const rejects = await app.sql<{ line: number }>(
    'select line::int as line from audience_reject where version_id = $1 order by line',
    [version],
  );
  return {
    guessed: upload.mapping.find(({ field }: { field: string }) => field === 'email')?.column,
    accepted: people.map(({ line, email, first_name: first }) => [
      line,
      email,
      written.email === 0 ? email : (first ?? ''),
    ]),
    rejected: rejects.map(({ line }) => line),
    duplicates: body.latest_import.counts.duplicates,
    status: body.status,
  };
}

it('are at least eighty', () => {
  expect(uglyFiles.length).toBeGreaterThanOrEqual(80);
  expect(new Set(uglyFiles.map(({ name }) => name)).size).toBe(uglyFiles.length);
});

it.each(uglyFiles)('$name: each row is where a slow reading puts it, without a word from a person', async (file) => {
  const text = new TextDecoder(file.encoding).decode(file.bytes);
  const { accepted, rejected, duplicates } = slowBuckets(text, file.written);
  expect(accepted.length).toBeGreaterThan(0);
  expect(await bucketsOf(file)).toEqual({
    guessed: file.written.email,
    accepted,
    rejected,
    duplicates: duplicates.length,
    status: 'Approved',
  });
});
