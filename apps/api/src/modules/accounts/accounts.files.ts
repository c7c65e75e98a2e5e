import { ownedFile } from '../../platform/files/owners.ts';
import { accountLogo } from './accounts/accounts.repository.ts';
import { advertiserFile } from './advertisers/advertisers.repository.ts';

export const accountFiles = [
  // No permission, because the list of accounts shows the logos to everybody in them.
  ownedFile('account_logo', null, accountLogo),
  ownedFile('advertiser_banner', 'can_view_advertiser', (tx, id) => advertiserFile(tx, id, 'banner_file_id')),
  ownedFile('advertiser_test_csv', 'can_view_advertiser', (tx, id) => advertiserFile(tx, id, 'test_seed_file_id')),
  ownedFile('advertiser_live_csv', 'can_view_advertiser', (tx, id) => advertiserFile(tx, id, 'live_seed_file_id')),
];
