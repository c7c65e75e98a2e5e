import { checkSettingsOf } from '@mailroom/domain/verdicts/checkSettings';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { Files } from '../../../../platform/files/file.ts';
import type { JobContext } from '../../../../platform/jobs/job.ts';
import { readSeeds, type SeedResult } from '../analyseContent.ts';
import { finishCheck, holdsCheck, type CheckInput } from '../check.repository.ts';
import { insertFindings, insertSeeds, storePartHashes, verdictsFor } from '../results.repository.ts';
import { deriveCreative } from '../../creativeStatus.ts';
import type { CheckData } from '../../creatives.queues.ts';
import { countCarried } from '../../revision/carriedResults.repository.ts';
import { clearSeeds } from '../../seeds/seeds.repository.ts';

export interface BothLists {
  test: SeedResult;
  live: SeedResult;
}

export async function readLists(files: Files, input: CheckInput): Promise<BothLists> {
  return {
    test: await readSeeds(files, 'test', input.testKey, input.testSource),
    live: await readSeeds(files, 'live', input.liveKey, input.liveSource),
  };
}

/** Stores the seeds of a revision that has none, with the findings about them. */
export async function storeLists(tx: Tx, data: CheckData, input: CheckInput, { test, live }: BothLists): Promise<void> {
  const verdicts = await verdictsFor(tx, data, checkSettingsOf(input.checkChoices).severities);
  await insertSeeds(tx, data, 'test', input.testSource, test.rows);
  await insertSeeds(tx, data, 'live', input.liveSource, live.rows);
  const subjects = { links: new Map<number, number>(), clients: new Map<string, number>() };
  await insertFindings(tx, data, [...test.findings, ...live.findings], verdicts, subjects);
}

/** Finishes the check of a revision that differs from an earlier one in its seeds only. */
export async function recordSeeds(data: CheckData, context: JobContext, input: CheckInput): Promise<void> {
  const { accountId, creativeId, revisionId } = data;
  const lists = await readLists(context.deps.files, input);
  await context.write(accountId, async (tx) => {
    if (!(await holdsCheck(tx, data, input.fence))) return;
    await clearSeeds(tx, revisionId);
    await storeLists(tx, data, input, lists);
    await finishCheck(tx, revisionId, {
      state: 'Success',
      at: context.deps.clock.now(),
      error: null,
      derivedText: null,
      facts: null,
      mergeFields: null,
      total: await countCarried(tx, revisionId),
    });
    await storePartHashes(tx, revisionId);
    await deriveCreative(tx, creativeId, true);
  });
}
