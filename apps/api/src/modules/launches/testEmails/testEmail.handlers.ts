import { answer } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { conflict, invalid } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personAt } from '../../accounts/accounts.reads.ts';
import { revisionNumbers, seedsOf } from '../../creatives/creatives.reads.ts';
import { lastTests, seenBy, testCount } from './testEmail.repository.ts';
import { sendableRevision, sendTests, type Tester } from './testEmail.service.ts';

/** The chosen test seeds. One that is absent or another creative's refuses the whole call. */
async function chosenSeeds(tx: Tx, revisionId: number, ids: readonly number[]): Promise<Tester[]> {
  if (ids.length === 0) throw invalid({ seeds: 'Choose at least one seed' });
  const seeds = await seedsOf(tx, revisionId, 'test');
  const chosen = new Set(ids);
  const found = seeds.filter(({ id }) => chosen.has(id));
  if (found.length !== chosen.size) {
    throw invalid({ seeds: 'One of these seeds is no longer on the list: choose again' });
  }
  return found;
}

export const testSendHandlers = handlers({
  sendTestEmail: async ({ tx, actor, query, deps }) => {
    const sendable = await sendableRevision(tx, query['creative_id:eq']);
    const people = await seedsOf(tx, sendable.revision.id, 'test');
    if (people.length === 0)
      throw conflict('illegal_transition', 'Neither the creative nor its advertiser has test seeds');
    return answer(202, await sendTests(tx, deps, sendable, { sentTo: 'seeds', userId: actor.userId, people }));
  },

  sendCreativeTest: async ({ tx, actor, path, body, deps }) => {
    const sendable = await sendableRevision(tx, path.id);
    const people =
      body.to === 'me'
        ? [await personAt(tx, actor.userId)]
        : await chosenSeeds(tx, sendable.revision.id, body.seeds ?? []);
    return answer(202, await sendTests(tx, deps, sendable, { sentTo: body.to, userId: actor.userId, people }));
  },

  listCreativeTests: async ({ tx, path }) => {
    const numbers = await revisionNumbers(tx, path.id);
    const tests = await lastTests(tx, path.id);
    return {
      objects: tests.map(({ revision_id: revisionId, at, ...test }) => ({
        ...test,
        revision: numbers.get(revisionId) ?? 0,
        at: at.toISOString(),
      })),
      total_rows: await testCount(tx, path.id),
      seen: (await seenBy(tx, [...numbers.keys()])).map(({ email, revision_ids: ids }) => ({
        email,
        revisions: ids.map((id) => numbers.get(id) ?? 0).toSorted((one, other) => one - other),
      })),
    };
  },
});
