import { sql, type RawBuilder } from 'kysely';

/**
 * The addresses `m.email` of a source that a list of the house or of the account holds now. One join per kind of entry,
 * so that each can be hashed; the lists of single advertisers are asked per product.
 */
export const hitsIn = (source: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> => {
  const values = [
    ['sha256', sql`encode(sha256(convert_to(m.email, 'UTF8')), 'hex')`],
    ['md5', sql`md5(m.email)`],
    ['domain', sql`split_part(m.email, '@', 2)`],
  ] as const;
  const parts = values.map(
    ([kind, value]) => sql`
      select m.email from ${source} join suppression_entry e on e.kind = ${sql.lit(kind)} and e.value = ${value}
        join suppression_list l on l.id = e.list_id
       where e.excepted_at is null and l.is_active and l.advertiser_id is null
         and (l.account_id is null or l.account_id = ${accountId})`,
  );
  return sql`${sql.join(parts, sql` union `)}`;
};
