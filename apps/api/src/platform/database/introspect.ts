import type pg from 'pg';

export interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isAlways: boolean;
}

/** Tables and their columns, without the partitions, which the application reaches through their parent. */
export async function readColumns(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
           not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
           a.attidentity = 'a' or a.attgenerated <> '' as "isAlways"
      from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
     where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and a.attnum > 0 and not a.attisdropped and t.relname <> 'schema_migration'
     order by t.relname, a.attnum`);
  return rows;
}
