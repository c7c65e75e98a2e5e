import pg from 'pg';

/** For each table, a statement that counts its rows and sums them up in one hash, whatever their order. */
const STATEMENTS = `
  select string_agg(format(
           'select %L as "table", count(*) || '' rows, '' || md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '''')) as sum from %I.%I t',
           schemaname || '.' || tablename, schemaname, tablename), ' union all ') as statements
    from pg_tables where schemaname in ('public', 'jobs')`;

/** The checksum of each table of a database, by name. The connection must be a superuser's, who sees every row. */
export async function tableSums(connection: pg.ClientConfig): Promise<Map<string, string>> {
  const client = new pg.Client({ ...connection, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    const { rows } = await client.query<{ statements: string }>(STATEMENTS);
    const sums = await client.query<{ table: string; sum: string }>(rows[0]?.statements ?? '');
    return new Map(sums.rows.map(({ table, sum }) => [table, sum]));
  } finally {
    await client.end();
  }
}
