import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { exchange, settle, type Claimed, type LaneRoom, type Outcome, type Queue } from './ledger.repository.ts';
import { outcomeOf } from './outcome.ts';
import { pump } from './pump.ts';
import { RelayTrouble } from '../ledger/relayTrouble.ts';
import { lanesNow, noteLanes } from './receivers.ts';
import type { Render } from './rendering.ts';
import { noteTaken, roomNow, type Limits } from './limits.ts';
import type { Counting } from './sendingCount.ts';

interface SendPlan {
  queue: Queue;
  render: Render;
  /** The account's limits; null for messages that keep to none. */
  limits: Limits | null;
  counting: Counting;
  /** Returns a row only while more may be claimed, and locks what decides that: an abort comes either before or after. */
  mayClaim(tx: Tx): RawBuilder<unknown>;
  /** Called in the transaction that stored these outcomes. */
  stored(tx: Tx, outcomes: readonly Outcome[]): Promise<void>;
  /** Called after that commit, for work that needs the product's lock in its own transaction. */
  afterwards?(): Promise<void>;
}

/** The fence of a run: a claim belongs to it, and an outcome counts only from it. */
export function holderOf({ fence }: JobContext): string {
  return `${fence.jobId}:${fence.attempt}`;
}

const none: readonly Outcome[] = [];

interface Exchanged {
  claimed: Claimed[];
  done: Outcome[];
}

/** Returns how much the lanes may still give after these messages were claimed. */
function lanesLeft(lanes: readonly LaneRoom[], claimed: readonly Claimed[]): LaneRoom[] {
  return lanes.map(({ receiver, most }) => ({
    receiver,
    most: most - claimed.filter((message) => message.receiver === receiver).length,
  }));
}

/** Stores outcomes and takes the next messages, as many as there is room for. */
async function take(
  tx: Tx,
  plan: SendPlan,
  holder: string,
  { outcomes, most }: { outcomes: readonly Outcome[]; most: number },
): Promise<Exchanged> {
  const { queue, limits } = plan;
  const room = limits === null ? most : await roomNow(tx, limits, most);
  const lanes = limits === null ? null : await lanesNow(tx, limits.accountId, limits.receivers, room);
  const mayClaim = plan.mayClaim(tx);
  const first = await exchange(tx, { queue, holder, outcomes, room, lanes, mayClaim });
  const { claimed } = first;
  // Messages suppressed since the build make room for the next: a long stretch of them would look like the end of the queue.
  for (let { late } = first; late > 0;) {
    const left = { room: room - claimed.length, lanes: lanes && lanesLeft(lanes, claimed) };
    const further = await exchange(tx, { queue, holder, outcomes: none, ...left, mayClaim });
    claimed.push(...further.claimed);
    ({ late } = further);
  }
  if (limits !== null) {
    await noteTaken(tx, limits, { claimed, stored: first.stored });
    if (lanes !== null) await noteLanes(tx, limits.accountId, limits.receivers, { lanes, claimed, room });
  }
  return { claimed, done: first.stored };
}

/**
 * Sends what is due in a queue: claims are committed before anything is handed to the relay, at most as many at a time
 * as the pool has connections. Throws a `RelayTrouble` when a message could not be handed
 * over; what was under way is stored first.
 */
export async function sendQueue(context: JobContext, plan: SendPlan): Promise<void> {
  const { deps, signal } = context;
  const { accountId } = plan.queue;
  const holder = holderOf(context);
  let trouble: Error | undefined;

  const send = async (message: Claimed): Promise<Outcome> => {
    try {
      const result = await deps.mail.send(plan.render(message));
      if (result.outcome === 'not sent') trouble ??= new RelayTrouble(result);
      return outcomeOf(message, result, deps.clock.now());
    } catch (error) {
      // It was never handed over, so it goes back; the run fails and says why.
      trouble ??= error instanceof Error ? error : new Error(String(error));
      return { id: message.id, state: 'queued', response: '', nextTryAt: null, isUntried: true };
    }
  };

  await pump<Claimed, Outcome>({
    size: deps.mail.poolSize,
    send,
    exchange: (outcomes, free) =>
      context
        .write(accountId, async (tx) => {
          const most = trouble || signal.aborted ? 0 : free;
          const { claimed, done } = await plan.counting.exchange(tx, outcomes, () =>
            take(tx, plan, holder, { outcomes, most }),
          );
          await plan.stored(tx, done);
          return claimed;
        })
        .then(async (claimed) => {
          await plan.afterwards?.();
          return claimed;
        }),
    // Not through the fence: a run that was replaced still knows what became of the messages it had in hand.
    rescue: (outcomes) =>
      deps.withActor(context.actor(accountId), 'write', async (tx) =>
        plan.stored(tx, await plan.counting.rescue(tx, () => settle(tx, holder, outcomes))),
      ),
  });
  if (trouble) throw trouble;
}
