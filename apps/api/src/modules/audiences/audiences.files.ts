import { ownedFile } from '../../platform/files/owners.ts';
import { latestFile } from './audiences.repository.ts';

export const audienceFiles = [ownedFile('audience_csv', 'can_view_audience', latestFile)];
