import { expect, it } from 'vitest';
import { fillMergeFields } from './mergeFields.ts';
import { isPersonal, isReaderId, readers, readerValues } from './readers.ts';

const TEXT = 'Dear {{first_name|friend}} ({{custom.size}}) of {{company}}: {{postal_address}}';
const FIELDS = ['first_name', 'custom.size', 'company', 'postal_address'];

it('fills a text for each reader, and leaves the fields that are the same for everybody', () => {
  const filled = Object.fromEntries(readers.map(({ id }) => [id, fillMergeFields(TEXT, readerValues(id, FIELDS))]));
  expect(filled['short']).toBe('Dear Ø (1) of 3M: {{postal_address}}');
  expect(filled['missing']).toBe('Dear friend () of : {{postal_address}}');
  expect(filled['script']).toBe('Dear محمد (Ünïcødé Ж 漢字 🎈) of 株式会社灯台: {{postal_address}}');
  // A value that looks like a field is not read as one.
  expect(filled['hostile']).toContain('of {{email}} & Söhne');
});

it('gives the longest reader longer values than the shortest, for every field', () => {
  const fields = ['email', 'first_name', 'last_name', 'company', 'country', 'postal_code', 'custom.x'];
  const [short, long] = [readerValues('short', fields), readerValues('long', fields)];
  for (const field of fields) expect(long[field]?.length).toBeGreaterThan(short[field]?.length ?? 0);
});

it('knows its readers and the fields that differ between them', () => {
  expect(['long', 'Long', ''].map(isReaderId)).toEqual([true, false, false]);
  expect(['first_name', 'custom.size', 'postal_address', 'subject'].map(isPersonal)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
