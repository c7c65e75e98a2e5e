import { labelsByKey } from '@mailroom/domain/forms/labels';
import { sql, type RawBuilder } from 'kysely';
import { bigint, int, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { ListQuery } from '../../../platform/list/query.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { conditions } from '../../../platform/list/rows.reads.ts';

interface LabelledCreative {
  id: number;
  account_id: number;
}

/** The labels of creative `c`, in the order of the alphabet. */
export const labelsOfRow = sql`(select coalesce(json_agg(l.name order by l.key collate "C"), '[]') from creative_label l
     where l.account_id = c.account_id and l.creative_id = c.id)`;

/** Whether creative `c` has one of these labels. */
export function hasLabel(keys: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from creative_label l
     where l.account_id = c.account_id and l.creative_id = c.id and l.key = ${keys})`;
}

export async function labelsOf(tx: Tx, creativeId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('creative_label')
    .select('name')
    .where('creative_id', '=', creativeId)
    .where(inScope(tx, sql.ref('account_id')))
    .execute();
  return rows.map(({ name }) => name);
}

export async function removeLabels(tx: Tx, creative: LabelledCreative, keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('creative_label')
    .where('account_id', '=', creative.account_id)
    .where('creative_id', '=', creative.id)
    .where('key', 'in', keys)
    .execute();
}

/**
 * Adds labels in the spelling that the account's other creatives have. The lock makes two people who add one label for
 * the first time wait for each other; otherwise each could bring a spelling of their own.
 */
export async function addLabels(tx: Tx, creative: LabelledCreative, labels: readonly string[]): Promise<void> {
  const byKey = labelsByKey(labels);
  const { id, account_id: accountId } = creative;
  await sql`select pg_advisory_xact_lock(hashtext('labels of an account'), ${accountId}::int)`.execute(tx);
  await sql`
    insert into creative_label (account_id, creative_id, key, name)
    select ${accountId}::int, ${id}::int, typed.key, coalesce(
             (select min(l.name) from creative_label l where l.account_id = ${accountId} and l.key = typed.key), typed.name)
      from unnest(${sql.val([...byKey.keys()])}::text[], ${sql.val([...byKey.values()])}::text[]) typed (key, name)
        on conflict do nothing`.execute(tx);
}

const LABEL_COUNT = { label: text, count: bigint };

/** The rows that a list of labels counts. */
const labelled: Resource<{ id: number }> = {
  row: { id: int },
  from: sql`creative_label l`,
  columns: sql`l.id`,
  id: sql.ref('l.id'),
  fields: {
    id: { sql: sql.ref('l.id'), type: 'integer' },
    account_id: { sql: sql.ref('l.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('l.account_id')),
};

const MOST_COUNTED = 1000;

/** The labels of the accounts that a list names, each with the number of its creatives. */
export function countLabelsOf(tx: Tx, list: ListQuery): Promise<RowOf<typeof LABEL_COUNT>[]> {
  return selectRows(
    tx,
    LABEL_COUNT,
    sql`
    select min(l.name) as label, count(*) as count from ${labelled.from} where ${conditions(tx, labelled, list)}
     group by l.key order by l.key collate "C" limit ${MOST_COUNTED}`,
  );
}
