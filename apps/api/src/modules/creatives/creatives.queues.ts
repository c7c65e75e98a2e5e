import { defineJob } from '../../platform/jobs/jobDefinition.ts';

/** The revision that a job works on. */
export interface CheckData {
  accountId: number;
  creativeId: number;
  revisionId: number;
}

/** The data of a check. */
export interface CheckRun extends CheckData {
  /** Reads only the seeds: the revision has all other results. */
  onlySeeds?: true;
}

export const checkCreative = defineJob<CheckRun>({
  name: 'creative.check',
  notify: true,
  // With the heartbeat of 30 seconds, a killed check runs again or is given up within 90 seconds.
  expireIn: 60,
  retryLimit: 4,
  retryDelay: 1,
  deduplicate: true,
  concurrency: 4,
});

/** Reads the seed lists of a checked creative again. */
export const readSeedLists = defineJob<CheckData>({ name: 'creative.seeds', deduplicate: true });

export interface WatchData {
  accountId: number;
  creativeId: number;
}

/** Asks the links of a creative in use. */
export const watchLinks = defineJob<WatchData>({ name: 'creative.watch_links', deduplicate: true, expireIn: 120 });

/** Derives the creatives of an account after its setting 'sign-offs needed' may have changed. */
export const deriveSignOffs = defineJob<{ accountId: number }>({ name: 'creative.sign_offs', deduplicate: true });

interface EndOverridesData {
  accountId: number;
  creativeId: number;
}

/** Opens the findings of a creative whose override ends now. */
export const endCreativeOverrides = defineJob<EndOverridesData>({ name: 'creative.end_overrides', deduplicate: true });
