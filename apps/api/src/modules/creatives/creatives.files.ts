import { ownedFile } from '../../platform/files/owners.ts';
import { currentFile, type FileColumn } from './revision/revision.repository.ts';

function ofRevision(fileType: string, column: FileColumn) {
  return ownedFile(fileType, 'can_view_creative', (tx, id) => currentFile(tx, id, column));
}

/** The files of a creative are those of its current revision. */
export const creativeFiles = [
  ofRevision('creative_html', 'source_file_id'),
  ofRevision('creative_banner', 'banner_file_id'),
  ofRevision('creative_test_seed_list_csv', 'test_seed_file_id'),
  ofRevision('creative_live_seed_list_csv', 'live_seed_file_id'),
];
