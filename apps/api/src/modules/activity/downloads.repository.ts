import type { Permission } from '@mailroom/domain/permissions';
import { sql, type RawBuilder } from 'kysely';

export type FileOwner = { permission: Permission | null; file: (ownerId: number) => RawBuilder<{ id: number }> };

const ofRevision = (column: string): FileOwner => ({
  permission: 'can_view_creative',
  file: (ownerId) => sql`select r.${sql.ref(column)} as id from creative c
    join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id where c.id = ${ownerId}`,
});

const ofAdvertiser = (column: string): FileOwner => ({
  permission: 'can_view_advertiser',
  file: (ownerId) => sql`select a.${sql.ref(column)} as id from advertiser a where a.id = ${ownerId}`,
});

/** Where the specification's file types are kept; the policies of the owner's table say who reaches the row. */
export const fileOwners: Readonly<Record<string, FileOwner>> = {
  creative_html: ofRevision('source_file_id'),
  creative_banner: ofRevision('banner_file_id'),
  creative_test_seed_list_csv: ofRevision('test_seed_file_id'),
  creative_live_seed_list_csv: ofRevision('live_seed_file_id'),
  advertiser_banner: ofAdvertiser('banner_file_id'),
  advertiser_test_csv: ofAdvertiser('test_seed_file_id'),
  advertiser_live_csv: ofAdvertiser('live_seed_file_id'),
  // Everybody sees the logos of their accounts, as the list of accounts shows them.
  account_logo: {
    permission: null,
    file: (ownerId) => sql`select a.logo_file_id as id from account a where a.id = ${ownerId}`,
  },
  audience_csv: {
    permission: 'can_view_audience',
    file: (ownerId) => sql`select v.file_id as id from audience a
      join audience_version v on v.account_id = a.account_id and v.id = coalesce(a.latest_version_id, a.current_version_id) where a.id = ${ownerId}`,
  },
};
