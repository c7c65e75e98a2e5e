import type { TestApp } from '../app.ts';

/**
 * Fills a table from a statement that selects its columns. Triggers, foreign keys and indexes are taken away meanwhile:
 * maintaining them row by row would take ten times as long. Statistics are fresh afterwards.
 */
export async function fillTable(app: TestApp, table: string, columns: string, select: string): Promise<void> {
  // Only a superuser may disable the triggers of foreign keys too.
  await app
    .sql(`alter table ${table} disable trigger all`)
    .catch(() => app.sql(`alter table ${table} disable trigger user`));
  const keys = await app.sql<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  const indexes = await app.sql<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name: key } of keys) await app.sql(`alter table ${table} drop constraint ${key}`);
  for (const { name: index } of indexes) await app.sql(`drop index ${index}`);
  await app.sql(`insert into ${table} (${columns}) ${select}`);
  for (const { definition } of indexes) await app.sql(definition);
  // Not valid: the rows may point to records that nobody filled in, or to a table that is filled later.
  for (const { name: key, definition } of keys)
    await app.sql(`alter table ${table} add constraint ${key} ${definition} not valid`);
  await app.sql(`analyze ${table}`);
}
