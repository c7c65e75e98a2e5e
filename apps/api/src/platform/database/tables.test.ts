import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { databaseUrl, TEMPLATE_NAME, withOwner } from '../../testing/template.ts';
import { readColumns } from './introspect.ts';
import { writeTables } from './writeTables.ts';

const file = join(import.meta.dirname, 'tables.ts');

// The schema is only known once it is migrated, so the generator runs where a migrated database is: here.
it('tables.ts holds the types of the migrated schema', async () => {
  const written = await withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) =>
    writeTables(await readColumns(client)),
  );
  if (process.env['GENERATE']) await writeFile(file, written);
  expect(await readFile(file, 'utf8')).toBe(written);
});
