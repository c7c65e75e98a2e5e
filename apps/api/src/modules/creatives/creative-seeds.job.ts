import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { usesOf } from '../../platform/uses/unused.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { readSeeds } from './creative-analysis.ts';
import { inputOf } from './creative-check.input.ts';
import { readSeedLists, type CheckData } from './creatives.queues.ts';
import { insertFindings, insertSeeds, verdictsFor } from './creative-results.repository.ts';
import { deriveCreative } from './creative-status.ts';
import { lockCreative } from './creatives.repository.ts';

const seedKinds = ['no_test_seeds', 'seed_list_unreadable', 'seed_list_empty', 'seed_bad_row'];

/** An advertiser's lists changed: the checked creatives that inherit one read it again. */
export const readInheritedAgain = async (tx: Tx, advertiserId: number): Promise<void> => {
  const { rows } = await sql<CheckData>`
    select c.account_id as "accountId", c.id as "creativeId", r.id as "revisionId"
      from creative c join creative_revision r on r.id = c.current_revision_id
     where c.advertiser_id = ${advertiserId} and r.check_state = 'Success'
       and (r.test_seed_file_id is null or r.live_seed_file_id is null)`.execute(tx);
  for (const data of rows) await enqueue(tx, readSeedLists, data, { singletonKey: String(data.revisionId) });
};

export const creativeSeeds = handleJob(readSeedLists, {
  run: async (data, { deps, read, write }) => {
    const { accountId, creativeId, revisionId } = data;
    const input = await read(accountId, (tx) => inputOf(tx, revisionId));
    if (!input) return;
    const test = await readSeeds(deps.files, 'test', input.testKey, input.testSource);
    const live = await readSeeds(deps.files, 'live', input.liveKey, input.liveSource);
    await write(accountId, async (tx) => {
      const creative = await lockCreative(tx, creativeId);
      // A later revision reads the lists in its own check, and what a launched product pinned stays as it was.
      if (creative?.current_revision_id !== revisionId) return;
      const uses = await usesOf(tx, 'creative', creativeId);
      if (uses.some((use) => use.revisionId === revisionId)) return;
      const verdicts = await verdictsFor(tx, data);
      await tx.deleteFrom('creative_seed').where('revision_id', '=', revisionId).execute();
      await tx
        .deleteFrom('creative_finding')
        .where('revision_id', '=', revisionId)
        .where('kind', 'in', seedKinds)
        .execute();
      await insertSeeds(tx, data, 'test', input.testSource, test.rows);
      await insertSeeds(tx, data, 'live', input.liveSource, live.rows);
      const subjects = { links: new Map<number, number>(), clients: new Map<string, number>() };
      await insertFindings(tx, data, [...test.findings, ...live.findings], verdicts, subjects);
      await deriveCreative(tx, creativeId, true);
    });
  },
});
