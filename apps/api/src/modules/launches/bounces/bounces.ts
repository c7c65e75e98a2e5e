import { bounceClass } from '@mailroom/domain/bounces/bounceClass';
import { addressSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { InboundMail, InboundRoute } from '../../../platform/mail/inbound.ts';
import { suppress } from '../../audiences/audiences.commands.ts';
import { weighReturns } from '../launches.queues.ts';
import { readLeave, type Tracked } from '../tracking/trackingToken.ts';
import { lockMessage, type TrackedMessage } from '../tracking/tracking.repository.ts';
import { countReturned, type Returned } from './bounces.repository.ts';
import { readReport, type Ignored, type Report } from './readReport.ts';
import { readReturnPath } from './returnPath.ts';

/** Why mail that came in changed nothing, each with its words in the metrics. */
const REASONS: Record<Ignored | 'forged' | 'unknown' | 'too_large', string> = {
  forged: 'whose signature is wrong',
  unknown: 'that name no message of ours, or came for nobody here',
  loop: 'that have a sender, return a report or were handed around',
  reply: 'that a person or a program wrote as an answer',
  no_result: 'that say nothing final, such as a delay',
  unreadable: 'that can’t be read as a report',
  too_large: 'that are larger than 32 MiB',
};

type Reason = keyof typeof REASONS;

type Meaning = Exclude<Report, { kind: 'ignored' }>;

/** Milliseconds that bounces wait for each other before a job weighs them: the weighing counts all messages of the launch. */
const WEIGH_AFTER = 5000;

/** The address of the message. One that was forgotten is known again when the report names an address with the same digest. */
function addressOf({ secrets }: Deps, message: TrackedMessage, { recipient }: Meaning): string | null {
  if (message.email !== null) return message.email;
  const isSame = addressSpellings(recipient).some((each) => secrets.digest('address', each).equals(message.email_hmac));
  return isSame ? recipient : null;
}

function returnedOf(report: Meaning): Returned {
  return report.kind === 'complaint' ? { kind: 'complaint' } : { kind: 'bounce', bounceClass: bounceClass(report) };
}

async function store(tx: Tx, deps: Deps, message: TrackedMessage, report: Meaning): Promise<void> {
  const { account_id: accountId, product_id: productId } = message;
  const returned = returnedOf(report);
  const isForever = returned.kind === 'complaint' || returned.bounceClass === 'hard';
  // The list first and the figures last, as an unsubscribe does: the other order would deadlock with it.
  const email = isForever ? addressOf(deps, message, report) : null;
  const because = returned.kind === 'bounce' ? 'bounced' : 'complained';
  if (email !== null) await suppress(tx, { accountId, advertiserId: null, email, because });
  await countReturned(tx, message, returned);
  if (report.kind === 'failure' && returned.kind === 'bounce' && returned.bounceClass === 'block') {
    // The code tells what a receiver has against the relay. The answer's text may hold an address, so it isn't logged.
    deps.log.warn({ productId, status: report.status }, 'a receiver blocked a message');
  }
  if (!(isForever || message.unanswered) || !message.counts || productId === null) return;
  const startAfter = new Date(nowOf(tx).getTime() + WEIGH_AFTER);
  await enqueue(tx, weighReturns, { accountId, productId }, { singletonKey: `${productId}`, startAfter });
}

/** The message that a complaint is about. Some providers leave out one, some the other, and all of them the recipient. */
function complainedOf(deps: Deps, report: Extract<Meaning, { kind: 'complaint' }>): Tracked | Reason {
  const paths = report.returnPaths.map((address) => readReturnPath(deps, address));
  const tokens = [...report.unsubscribe.matchAll(/\/u\/([\w.-]+)>/g)].map(([, token = '']) => readLeave(deps, token));
  const found = [...paths, ...tokens].find((named) => typeof named === 'object' && named !== null);
  return found ?? (paths.includes('forged') ? 'forged' : 'unknown');
}

/** Takes bounces and complaints. Undefined where the settings name no domain for Return-Paths. */
export function bounces(deps: Deps): InboundRoute | undefined {
  const { bounceDomain, feedbackAddress } = deps.settings;
  if (bounceDomain === null) return undefined;
  const counted = new Map<Reason, number>();
  const ignore = (reason: Reason): void => void counted.set(reason, (counted.get(reason) ?? 0) + 1);
  const isFeedback = (address: string): boolean => address.toLowerCase() === feedbackAddress;

  const about = (address: string, report: Meaning): Tracked | Reason => {
    const named = readReturnPath(deps, address);
    if (named !== undefined) return named;
    return report.kind === 'complaint' ? complainedOf(deps, report) : 'unknown';
  };

  const receiveFor = async (address: string, report: Report): Promise<void> => {
    if (report.kind === 'ignored') return ignore(report.reason);
    const tracked = about(address, report);
    if (typeof tracked === 'string') return ignore(tracked);
    const actor = { kind: 'tracking', accounts: [tracked.accountId], requestId: deps.ids.next() } as const;
    const isKnown = await deps.withActor(actor, 'write', async (tx) => {
      const message = await lockMessage(tx, tracked);
      if (message) await store(tx, deps, message, report);
      return message !== undefined;
    });
    if (!isKnown) ignore('unknown');
  };

  return {
    takes(address) {
      const isOurs = isFeedback(address) || readReturnPath(deps, address) !== undefined;
      if (!isOurs) ignore('unknown');
      return isOurs;
    },
    async receive(mail: InboundMail) {
      // Only a loop brings mail whose sender is our own address.
      const isOwn = readReturnPath(deps, mail.from) !== undefined || isFeedback(mail.from);
      const report: Report = isOwn ? { kind: 'ignored', reason: 'loop' } : await readReport(mail);
      for (const address of mail.to) await receiveFor(address, report);
    },
    tooLarge: () => ignore('too_large'),
    counts: () =>
      Object.entries(REASONS).map(([reason, words]) => ({
        name: `mailroom_returns_ignored_${reason}`,
        help: `Messages to a Return-Path ${words}, since the start of this process`,
        value: counted.get(reason as Reason) ?? 0,
      })),
  };
}
