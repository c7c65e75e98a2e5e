import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

/** How many members of the version may be mailed now, by the lists of house, account and this advertiser. */
export const deliverableOf = async (tx: Tx, versionId: number, advertiserId: number): Promise<number> => {
  const { rows } = await sql<{ deliverable: number }>`
    select v.deliverable - (
      select count(*) from audience_member m
       where m.version_id = v.id and not m.is_suppressed and exists (
         select from suppression_list l join suppression_entry e on e.list_id = l.id
          where l.account_id = v.account_id and l.advertiser_id = ${advertiserId} and l.is_active and e.excepted_at is null
            and (e.kind = 'sha256' and e.value = encode(m.email_hash, 'hex')
              or e.kind = 'md5' and e.value = md5(m.email)
              or e.kind = 'domain' and e.value = split_part(m.email, '@', 2)))
    ) as deliverable from audience_version v where v.id = ${versionId}`.execute(tx);
  return rows[0]?.deliverable ?? 0;
};
