import type pg from 'pg';
import type { Change, Row } from './plan.ts';

const CHUNK = 2_000;

const WITHOUT_ID: ReadonlySet<string> = new Set([
  'permission_group_permission',
  'role_permission_group',
  'user_account',
  'audience_ingest',
  'audience_reject',
  'suppression_entry',
  'house_suppression_entry',
  'product_link_response',
]);

/** The person or program behind an insertion or a change, and its time, as the history will show them. */
interface Act {
  by: number | null;
  actor: string;
  at: Date;
}

/** The transaction's settings, from which the audit's trigger reads who acts and when. */
const ACTING = `acting as materialized (select set_config('app.user', $2, true), set_config('app.actor', $3, true), set_config('app.now', $4, true))`;

function settings({ by, actor, at }: Act): string[] {
  return [by === null ? '' : String(by), actor, at.toISOString()];
}

function actOf(row: Row, now: Date): Act {
  const by = Number(row['launched_by'] ?? row['created_by'] ?? row['author_id'] ?? 0) || null;
  const at = row['launched_at'] ?? row['created_at'];
  return { by, actor: by === null ? 'demo' : `user ${by}`, at: at instanceof Date ? at : now };
}

/** A row as it was added, and what each of its changes made of it. */
function historyOf(row: Row, changes: readonly Change[]): { added: Row; steps: { change: Change; values: Row }[] } {
  let later = row;
  const steps: { change: Change; values: Row }[] = [];
  for (const change of changes.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const after = later;
    steps.unshift({
      change,
      values: Object.fromEntries(Object.keys(change.before).map((name) => [name, after[name]])),
    });
    later = { ...later, ...change.before };
  }
  return { added: later, steps };
}

/** Tables whose insertions are audited. Their rows are inserted one act at a time, all others together. */
async function isAudited(client: pg.Client, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_trigger where tgname = 'audit' and tgrelid = $1::regclass and tgtype & 4 > 0`,
    [table],
  );
  return rowCount === 1;
}

/** Inserts the rows of a table, each by its person and at its time, and makes the changes that its history shows. */
export async function insertRows(
  client: pg.Client,
  table: string,
  planned: readonly Row[],
  { now, changes }: { now: Date; changes: readonly Change[] },
): Promise<void> {
  const isEachItsOwn = await isAudited(client, table);
  const later = Map.groupBy(
    changes.filter((change) => change.table === table),
    ({ id }) => id,
  );
  const histories = planned.map((row) => historyOf(row, later.get(Number(row['id'])) ?? []));
  const rows = WITHOUT_ID.has(table)
    ? histories.map(({ added: { id: _, ...row } }) => row)
    : histories.map(({ added }) => added);
  // A column that only some rows name keeps its default in the others, so rows of one shape are inserted together.
  const keyOf = (row: Row) => [Object.keys(row).join(), ...(isEachItsOwn ? settings(actOf(row, now)) : [])].join('|');
  for (const alike of Map.groupBy(rows, keyOf).values()) {
    const shape = Object.keys(alike[0] ?? {}).join();
    for (let at = 0; at < alike.length; at += CHUNK) {
      await client.query(
        `with ${ACTING} insert into ${table} (${shape}) overriding system value
           select ${shape} from acting, jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(alike.slice(at, at + CHUNK)), ...settings(actOf(alike[0] ?? {}, now))],
      );
    }
  }
  for (const { added, steps } of histories) {
    for (const { change, values } of steps) {
      const assignments = Object.keys(values).map((name) => `${name} = changed.${name}`);
      await client.query(
        `with ${ACTING} update ${table} t set ${assignments.join()}
           from acting, jsonb_populate_record(null::${table}, $1) changed where t.id = $5`,
        [JSON.stringify(values), ...settings(change), added['id']],
      );
    }
  }
}
