import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

export type SeedListName = 'test' | 'live';
export type SeedSource = 'creative' | 'advertiser';

export type CheckInput = {
  fence: number;
  type: 'html' | 'zip' | 'text';
  subject: string | null;
  preheader: string | null;
  textPart: string | null;
  hasSender: boolean;
  senderAddress: string | null;
  htmlKey: string | null;
  htmlSize: number;
  images: string[];
  testKey: string | null;
  testSource: SeedSource;
  liveKey: string | null;
  liveSource: SeedSource;
};

/** What a revision's check reads. The advertiser's seed lists stand in for lists of its own. */
export const inputOf = async (tx: Tx, revisionId: number): Promise<CheckInput | null> => {
  const { rows } = await sql<CheckInput>`
    select c.creative_type as type, r.subject, r.preheader, r.text_part as "textPart", r.check_fence as fence,
           s.id is not null as "hasSender", s.postal_address as "senderAddress", h.key as "htmlKey", coalesce(h.size, 0) as "htmlSize",
           coalesce((select array_agg(i.url) from creative_image i where i.revision_id = r.id and i.file_id is not null), '{}') as images,
           t.key as "testKey", case when r.test_seed_file_id is null then 'advertiser' else 'creative' end as "testSource",
           l.key as "liveKey", case when r.live_seed_file_id is null then 'advertiser' else 'creative' end as "liveSource"
      from creative_revision r
      join creative c on c.account_id = r.account_id and c.id = r.creative_id
      join advertiser a on a.account_id = c.account_id and a.id = c.advertiser_id
      left join sender_profile s on s.account_id = r.account_id and s.id = coalesce(r.sender_profile_id,
             (select min(id) from sender_profile where account_id = r.account_id))
      left join file h on h.id = r.html_file_id
      left join file t on t.id = coalesce(r.test_seed_file_id, a.test_seed_file_id)
      left join file l on l.id = coalesce(r.live_seed_file_id, a.live_seed_file_id)
     where r.id = ${revisionId}`.execute(tx);
  const [row] = rows;
  return row ? { ...row, htmlSize: Number(row.htmlSize) } : null;
};
