import type { Permission } from '@mailroom/domain/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

interface FileOwner {
  /** Null for files that everybody in the account may download. */
  permission: Permission | null;
  file: (ownerId: number) => RawBuilder<{ id: number | null }>;
}

function ofRevision(column: string): FileOwner {
  return {
    permission: 'can_view_creative',
    file: (ownerId) => sql`select r.${sql.ref(column)} as id from creative c
    join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id where c.id = ${ownerId}`,
  };
}

function ofAdvertiser(column: string): FileOwner {
  return {
    permission: 'can_view_advertiser',
    file: (ownerId) => sql`select a.${sql.ref(column)} as id from advertiser a where a.id = ${ownerId}`,
  };
}

/** The record that owns each file type of the contract. The row policies of its table decide who reaches the record. */
export const fileOwners: Readonly<Record<string, FileOwner>> = {
  creative_html: ofRevision('source_file_id'),
  creative_banner: ofRevision('banner_file_id'),
  creative_test_seed_list_csv: ofRevision('test_seed_file_id'),
  creative_live_seed_list_csv: ofRevision('live_seed_file_id'),
  advertiser_banner: ofAdvertiser('banner_file_id'),
  advertiser_test_csv: ofAdvertiser('test_seed_file_id'),
  advertiser_live_csv: ofAdvertiser('live_seed_file_id'),
  // No permission, because the list of accounts shows the logos to everybody in them.
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

/** The file's id, or nothing when the record is out of reach or has no such file. */
export async function ownedFile(tx: Tx, owner: FileOwner, ownerId: number): Promise<number | null | undefined> {
  const { rows } = await owner.file(ownerId).execute(tx);
  return rows[0]?.id;
}
