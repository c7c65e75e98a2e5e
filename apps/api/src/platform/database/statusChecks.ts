import { statusCodes, type StatusKind } from '@mailroom/domain/statuses/statuses';
import pg from 'pg';

/** The column that holds the labels of each kind of status. The labels themselves are only in the domain's registry. */
const COLUMNS: readonly (readonly [table: string, column: string, kind: StatusKind])[] = [
  ['account', 'status', 'account'],
  ['creative', 'status', 'creative'],
  ['creative_revision', 'check_state', 'action'],
  ['creative_link', 'result', 'action'],
  ['audience', 'status', 'audience'],
  ['orders', 'status', 'product'],
  ['product', 'status', 'product'],
  ['launch_step', 'status', 'action'],
  ['launch_step', 'severity', 'severity'],
  ['task', 'status', 'task'],
  ['task', 'severity', 'severity'],
];

/** Makes the check of each status column match the registry: removed labels are refused, new ones are accepted. */
export async function syncStatusChecks(client: pg.Client, log: (line: string) => void): Promise<void> {
  for (const [table, column, kind] of COLUMNS) {
    const found = await client.query<{ comment: string | null }>(
      `select obj_description(c.oid, 'pg_constraint') as comment from pg_class t left join pg_constraint c
         on c.conrelid = t.oid and c.conname = $2 where t.oid = to_regclass($1)`,
      [table, `${table}_${column}_registry`],
    );
    if (found.rows.length === 0) continue;
    const name = pg.escapeIdentifier(`${table}_${column}_registry`);
    const labels = statusCodes(kind)
      .map((code) => pg.escapeLiteral(code))
      .join(', ');
    if (found.rows[0]?.comment === labels) continue;
    await client.query(`begin;
      alter table ${table} drop constraint if exists ${name};
      alter table ${table} add constraint ${name} check (${pg.escapeIdentifier(column)} in (${labels}));
      comment on constraint ${name} on ${table} is ${pg.escapeLiteral(labels)};
      commit`);
    log(`${table}.${column} follows the registry of ${kind} statuses`);
  }
}
