import { answer } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { conflict, notFound, tooMany } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { creativeForDerive, readRevisionForSend, seedsOf } from '../../creatives/creatives.reads.ts';
import { sendTest } from '../launches.queues.ts';
import { messageTo } from '../lifecycle/buildChunk.ts';
import { addTests, lastTestOf, lockTestSends, testsSince } from './testSend.repository.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const PAUSE = 30 * SECOND;
const PER_HOUR = 10;

function secondsUntil(at: number, now: Date): number {
  return Math.max(1, Math.ceil((at - now.getTime()) / SECOND));
}

/** Counts rows, not memory, so that the limits hold over nodes, restarts and the two ways to call this. */
async function refuseTooMany(tx: Tx, of: { userId: number; accountId: number; revisionId: number }): Promise<void> {
  const now = nowOf(tx);
  await lockTestSends(tx, of.userId, of.revisionId);
  const last = await lastTestOf(tx, of.accountId, of.revisionId);
  if (last && last.getTime() + PAUSE > now.getTime()) throw tooMany(secondsUntil(last.getTime() + PAUSE, now));
  const sent = await testsSince(tx, of.userId, new Date(now.getTime() - HOUR));
  const oldest = sent.at(-PER_HOUR);
  if (oldest) throw tooMany(secondsUntil(oldest.getTime() + HOUR, now), 'You have sent 10 tests within an hour');
}

function refused(text: string) {
  return conflict('illegal_transition', text);
}

export const testSendHandlers = handlers({
  sendTestEmail: async ({ tx, actor, query, deps }) => {
    const creative = await creativeForDerive(tx, query['creative_id:eq']);
    if (!creative) throw notFound();
    if (creative.status === 'Error - Invalid Creative') throw refused('Its HTML can’t be sent');
    if (creative.revisionId === null) throw refused('The creative has no HTML yet');
    const revision = await readRevisionForSend(tx, creative.revisionId);
    if (revision.html === null && revision.text === '') throw refused('The creative has no HTML yet');
    if (!revision.sender) throw refused('Its account has no sender profile');
    const sender = revision.sender.fromEmail;
    const seeds = await seedsOf(tx, revision.id, 'test');
    if (seeds.length === 0) throw refused('Neither the creative nor its advertiser has test seeds');
    const of = {
      userId: actor.userId,
      accountId: creative.accountId,
      creativeId: creative.id,
      revisionId: revision.id,
    };
    await refuseTooMany(tx, of);
    await addTests(
      tx,
      of,
      seeds.map(({ email, firstName, lastName }) =>
        messageTo(deps, sender, email, { first_name: firstName ?? undefined, last_name: lastName ?? undefined }),
      ),
    );
    await enqueue(tx, sendTest, { accountId: of.accountId, revisionId: of.revisionId });
    return answer(202, {
      creative_id: creative.id,
      revision: revision.number,
      recipients: seeds.length,
      queued_at: nowOf(tx).toISOString(),
    });
  },
});
