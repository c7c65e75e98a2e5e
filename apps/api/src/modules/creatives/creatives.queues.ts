import { defineJob } from '../../platform/jobs/jobDefinition.ts';

export interface CheckData {
  accountId: number;
  creativeId: number;
  revisionId: number;
}

export const checkCreative = defineJob<CheckData>({
  name: 'creative.check',
  notify: true,
  // With the heartbeat of 30 seconds a killed check runs again, or is given up, within 90 seconds.
  expireIn: 60,
  retryLimit: 4,
  retryDelay: 1,
  deduplicate: true,
  concurrency: 4,
});

/** Reads the seed lists of a checked creative again. */
export const readSeedLists = defineJob<CheckData>({ name: 'creative.seeds', deduplicate: true });
