import type { Tx } from '../../../../platform/database/tx.ts';
import { usesOf } from '../../../../platform/uses/unused.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { handleJob } from '../../../../platform/jobs/job.ts';
import { inputOf } from '../check.repository.ts';
import { readSeedLists } from '../../creatives.queues.ts';
import { deriveCreative } from '../../creativeStatus.ts';
import { lockCreative } from '../../creatives.repository.ts';
import { storePartHashes } from '../results.repository.ts';
import { readLists, storeLists } from './checkSeeds.ts';
import { clearSeeds, inheritingRevisions } from '../../seeds/seeds.repository.ts';

/** Queues another reading of an advertiser's changed lists for the checked creatives that inherit them. */
export async function readInheritedAgain(tx: Tx, advertiserId: number): Promise<void> {
  const rows = await inheritingRevisions(tx, advertiserId);
  for (const data of rows) await enqueue(tx, readSeedLists, data, { singletonKey: String(data.revisionId) });
}

export const creativeSeeds = handleJob(readSeedLists, {
  run: async (data, { deps, read, write }) => {
    const { accountId, creativeId, revisionId } = data;
    const input = await read(accountId, (tx) => inputOf(tx, revisionId));
    if (!input) return;
    const lists = await readLists(deps.files, input);
    await write(accountId, async (tx) => {
      const creative = await lockCreative(tx, creativeId);
      // A later revision reads the lists in its own check, and a revision pinned by a launched product keeps its seeds.
      if (creative?.current_revision_id !== revisionId) return;
      const uses = await usesOf(tx, 'creative', creativeId);
      if (uses.some((use) => use.revisionId === revisionId)) return;
      await clearSeeds(tx, revisionId);
      await storeLists(tx, data, input, lists);
      await storePartHashes(tx, revisionId);
      await deriveCreative(tx, creativeId, true);
    });
  },
});
