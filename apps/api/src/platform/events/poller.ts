import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { UserActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { eventsSince, OVERLAP, timeOf, type StoredEvent } from './history.repository.ts';
import type { EventStream } from './stream.ts';

interface EventsOptions {
  withActor: WithActor;
  clock: Clock;
  log: Logger;
  /** Whether the user still has the access with which the stream was opened. */
  isStillAllowed: (actor: UserActor) => Promise<boolean>;
  intervalMs?: number;
}

interface Subscriber {
  actor: UserActor;
  out: PassThrough;
  end: NodeJS.Timeout;
}

function mayKnow(actor: UserActor, event: StoredEvent): boolean {
  // Only for the other nodes: a session has ended.
  if (event.entity === 'session') return false;
  if (event.user_id !== null && event.user_id !== actor.userId) return false;
  return event.account_id === null || actor.superAdmin || actor.accounts.includes(event.account_id);
}

function line(event: StoredEvent): string {
  return `id: ${event.id}\ndata: ${JSON.stringify({ entity: event.entity, id: event.entity_id })}\n\n`;
}

/** A change of these may change the access of a subscriber. */
const ACCESS_ENTITIES = new Set(['user', 'role', 'permission_group', 'session']);

type EndReason = 'access_changed' | 'token_expired' | 'stopping';

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * One poll per node by index, four times a second, and only while there are subscribers. A NOTIFY in each small transaction
 * would cost four fifths of the commits a second.
 */
export function createEvents({ withActor, clock, log, isStillAllowed, intervalMs = 250 }: EventsOptions): EventStream {
  const subscribers = new Set<Subscriber>();
  const seen = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  /** Set while polling: resolves when the first read is done. */
  let started: Promise<void> | undefined;
  let isClosed = false;

  const fresh = async (): Promise<StoredEvent[]> => {
    const now = clock.now().getTime();
    const found = (await eventsSince(withActor, new Date(now - OVERLAP))).filter((event) => !seen.has(event.id));
    for (const event of found) seen.set(event.id, event.at.getTime());
    for (const [id, at] of seen) if (at < now - 2 * OVERLAP) seen.delete(id);
    return found;
  };

  const leave = (subscriber: Subscriber): void => {
    subscribers.delete(subscriber);
    clearTimeout(subscriber.end);
    subscriber.out.end();
  };

  /** Says why before it ends: a stream that only stops looks like a lost connection. */
  const dismiss = (subscriber: Subscriber, reason: EndReason): void => {
    if (subscriber.out.writable) subscriber.out.write(`event: end\ndata: {"reason":"${reason}"}\n\n`);
    leave(subscriber);
  };

  const recheck = async (): Promise<void> => {
    for (const subscriber of subscribers) {
      if (!(await isStillAllowed(subscriber.actor))) dismiss(subscriber, 'access_changed');
    }
  };

  const poll = async (): Promise<void> => {
    try {
      const events = await fresh();
      for (const event of events) {
        for (const subscriber of subscribers) if (mayKnow(subscriber.actor, event)) subscriber.out.write(line(event));
      }
      if (events.some((event) => ACCESS_ENTITIES.has(event.entity))) await recheck();
    } catch (error) {
      log.warn({ err: error }, 'events could not be read');
    }
    if (subscribers.size > 0) pollLater();
    else started = undefined;
  };

  const pollLater = (): void => {
    if (!isClosed) timer = setTimeout(() => void poll(), intervalMs);
  };

  const beginPolling = async (): Promise<void> => {
    try {
      // Marks events from before the first subscriber as seen.
      seen.clear();
      await fresh();
      pollLater();
    } catch (error) {
      started = undefined;
      throw error;
    }
  };

  const replay = async (actor: UserActor, out: PassThrough, lastEventId: number): Promise<void> => {
    const at = await timeOf(withActor, lastEventId);
    if (!at) return void out.write('event: reset\ndata: {}\n\n');
    const missed = await eventsSince(withActor, new Date(at.getTime() - OVERLAP));
    // An event may arrive twice, but must never be missed.
    for (const event of missed) if (mayKnow(actor, event)) out.write(line(event));
  };

  return {
    async subscribe(actor, lastEventId) {
      const out = new PassThrough();
      const left = Math.min(Math.max(actor.expiresAt.getTime() - clock.now().getTime(), 0), LONGEST_TIMER);
      const subscriber: Subscriber = { actor, out, end: setTimeout(() => dismiss(subscriber, 'token_expired'), left) };
      out.once('close', () => leave(subscriber));
      out.write(': hello\n\n');
      // Before the first read: a poll that finds no subscriber ends the polling.
      subscribers.add(subscriber);
      try {
        await (started ??= beginPolling());
      } catch (error) {
        leave(subscriber);
        throw error;
      }
      if (lastEventId !== undefined) await replay(actor, out, lastEventId);
      if (isClosed) dismiss(subscriber, 'stopping');
      return out;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const subscriber of subscribers) dismiss(subscriber, 'stopping');
    },
  };
}
