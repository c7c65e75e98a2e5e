import { conflict, notFound, tooMany } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { notSuppressed } from '../../audiences/audiences.reads.ts';
import { creativeForDerive, readRevisionForSend } from '../../creatives/creatives.reads.ts';
import { sendTest } from '../launches.queues.ts';
import { messageTo } from '../lifecycle/buildChunk.ts';
import {
  addTests,
  lastTestOf,
  lockTestSends,
  recipientsSince,
  testsSince,
  type TestOf,
} from './testEmail.repository.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const PAUSE = 30 * SECOND;
/** Tests to all seeds. */
const PER_HOUR = 10;
const RECIPIENTS_PER_HOUR = 200;

export interface Tester {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

function secondsUntil(at: number, now: Date): number {
  return Math.max(1, Math.ceil((at - now.getTime()) / SECOND));
}

function refused(text: string) {
  return conflict('illegal_transition', text);
}

/** The newest revision of a creative, if it can be sent. */
export async function sendableRevision(tx: Tx, creativeId: number) {
  const creative = await creativeForDerive(tx, creativeId);
  if (!creative) throw notFound();
  if (creative.status === 'Error - Invalid Creative') throw refused('Its HTML can’t be sent');
  if (creative.revisionId === null) throw refused('The creative has no HTML yet');
  const revision = await readRevisionForSend(tx, creative.revisionId);
  if (revision.html === null && revision.text === '') throw refused('The creative has no HTML yet');
  if (!revision.sender) throw refused('Its account has no sender profile');
  return { creative, revision, fromEmail: revision.sender.fromEmail };
}

/** Counts rows, not memory, so that the limits hold over nodes, restarts and all ways to send a test. */
async function refuseTooMany(tx: Tx, of: TestOf, recipients: number): Promise<void> {
  const now = nowOf(tx);
  const hourAgo = new Date(now.getTime() - HOUR);
  await lockTestSends(tx, of.userId, of.revisionId);
  if (of.sentTo === 'seeds') {
    const last = await lastTestOf(tx, of.accountId, of.revisionId);
    if (last && last.getTime() + PAUSE > now.getTime()) throw tooMany(secondsUntil(last.getTime() + PAUSE, now));
    const sent = await testsSince(tx, of.userId, hourAgo);
    const oldest = sent.at(-PER_HOUR);
    if (oldest) throw tooMany(secondsUntil(oldest.getTime() + HOUR, now), 'You have sent 10 tests within an hour');
    return;
  }
  const { reached, oldest } = await recipientsSince(tx, of.userId, hourAgo);
  if (reached + recipients > RECIPIENTS_PER_HOUR) {
    const text = `You can send tests to at most ${RECIPIENTS_PER_HOUR} recipients an hour`;
    throw tooMany(secondsUntil((oldest ?? now).getTime() + HOUR, now), text);
  }
}

/** Queues a test to these people, without those on a suppression list. */
export async function sendTests(
  tx: Tx,
  deps: Deps,
  { creative, revision, fromEmail }: Awaited<ReturnType<typeof sendableRevision>>,
  request: { sentTo: TestOf['sentTo']; userId: number; people: readonly Tester[] },
) {
  const { accountId, advertiserId } = creative;
  const mailable = await notSuppressed(
    tx,
    { accountId, advertiserId },
    request.people.map(({ email }) => email),
  );
  const people = request.people.filter(({ email }) => mailable.has(email));
  if (people.length === 0) throw refused('Everybody it would go to is on a suppression list');
  const of = {
    userId: request.userId,
    accountId,
    creativeId: creative.id,
    revisionId: revision.id,
    sentTo: request.sentTo,
  };
  await refuseTooMany(tx, of, people.length);
  const sending = { from: fromEmail, receivers: null };
  await addTests(
    tx,
    of,
    people.map(({ email, firstName, lastName }) =>
      messageTo(deps, sending, email, { first_name: firstName ?? undefined, last_name: lastName ?? undefined }),
    ),
  );
  await enqueue(tx, sendTest, { accountId, revisionId: revision.id });
  return {
    creative_id: creative.id,
    revision: revision.number,
    recipients: people.length,
    left_out: request.people.length - people.length,
    queued_at: nowOf(tx).toISOString(),
  };
}
