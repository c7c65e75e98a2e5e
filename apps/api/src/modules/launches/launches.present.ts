import { toAction, type Action } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import { frozenDeliverable } from '@mailroom/domain/derivation/recipients';
import type { V1Schemas } from '@mailroom/api-client';
import type { LaunchPart, OrdersPart } from '../orders/orders.reads.ts';
import type { LaunchRow } from './launches.resource.ts';
import type { Launch, StoredCounts } from './lifecycle/launch.repository.ts';
import type { CorrectedPeople } from './lifecycle/correctProduct.ts';
import type { LaunchDetail } from './lifecycle/launchDetail.ts';
import type { Step } from './lifecycle/launchSteps.repository.ts';
import { countsOf, totalOf, type Tally } from './ledger/tally.ts';

function time(date: Date | null): string | null {
  return date && date.toISOString();
}

export function presentLaunchRow(row: LaunchRow, tally: Tally) {
  return {
    id: row.id,
    product_id: row.product_id,
    product_name: row.product_name,
    account_id: row.account_id,
    attempt: row.attempt,
    revision: row.revision,
    audience_version_number: row.audience_version_number,
    launched_at: row.launched_at.toISOString(),
    launched_by: row.launched_by,
    hold_until: row.hold_until.toISOString(),
    confirmed_at: time(row.confirmed_at),
    confirmed_by: row.confirmed_by,
    started_at: time(row.started_at),
    ended_at: time(row.ended_at),
    outcome: row.outcome,
    product_status: row.product_status,
    counts: {
      recipients: row.counts.recipients ?? 0,
      live_seeds: row.counts.live_seeds ?? 0,
      proofs: row.counts.proofs ?? 0,
      ...countsOf(tally),
    },
  };
}

const number = new Intl.NumberFormat('en-US');

/** Messages in doubt are the only reason that belongs to the launch; all others belong to its product. */
export function doubtReasons(launchId: number, inDoubt: number) {
  return inDoubt === 0
    ? []
    : [
        {
          code: 'in_doubt',
          text:
            inDoubt === 1
              ? '1 message is in doubt: the relay may have it, and it is not sent again automatically.'
              : `${number.format(inDoubt)} messages are in doubt: the relay may have them, and they are not sent again automatically.`,
          subject: { entity: 'launch' as const, id: launchId },
          actor: 'Anyone who may launch',
        },
      ];
}

export function launchActions(held: Held, inDoubt: number): Action[] {
  return [
    toAction('settle_in_doubt', held, {
      needs: [['can_launch_product']],
      obstacle: inDoubt > 0 ? undefined : 'No message is in doubt',
    }),
  ];
}

type ProductLaunch = Pick<V1Schemas['Product'], LaunchPart>;

/** Before the first launch. */
const NO_LAUNCH: ProductLaunch = {
  steps: [],
  prepared: null,
  sending: null,
  data_delivery: null,
  launched_at: null,
  launched_by: null,
  hold_until: null,
};

/** Where the rows of the file went, as the list was frozen. */
function frozenFunnel(counts: StoredCounts): NonNullable<V1Schemas['Product']['funnel']> {
  const { recipients = 0, cut = 0, already_mailed = 0, left_out = 0, suppressed = 0 } = counts;
  return {
    rows: counts.rows ?? 0,
    rejected: counts.rejected ?? 0,
    duplicates: counts.duplicates ?? 0,
    opted_out: counts.opted_out ?? 0,
    forgotten: counts.forgotten ?? 0,
    suppressed_by_house: counts.suppressed_by_house ?? 0,
    suppressed_by_account: counts.suppressed_by_account ?? suppressed,
    suppressed_by_advertiser: counts.suppressed_by_advertiser ?? 0,
    deliverable: frozenDeliverable(counts),
    already_mailed,
    cut,
    left_out,
    recipients,
  };
}

function preparedOf({ counts, manifest_hash: hash }: Launch, confirmBy: string | null): ProductLaunch['prepared'] {
  if (hash === null) return null;
  return {
    recipients: counts.recipients ?? 0,
    live_seeds: counts.live_seeds ?? 0,
    proofs: counts.proofs ?? 0,
    manifest_sha256: hash,
    confirm_by: confirmBy,
  };
}

/** The corrected mail of a paused product, with how many have the first one. */
function correctedOf({ corrected }: OrdersPart, people: CorrectedPeople | null): V1Schemas['Product']['corrected'] {
  return corrected && { ...corrected, had_it: people?.hadIt ?? null, get_it: people?.getIt ?? null };
}

/** The account's rates for single receivers, with how many messages to them are not out yet. */
function receiverRates(
  { receiver_rates: rates }: OrdersPart,
  queued: ReadonlyMap<string, number>,
): V1Schemas['Product']['receiver_rates'] {
  return rates.map((rate) => ({ ...rate, waiting: queued.get(rate.domain) ?? null }));
}

/** A product's record with the part that describes its newest launch. */
export function withLaunch(product: OrdersPart, detail: LaunchDetail | null): V1Schemas['Product'] {
  if (detail === null)
    return { ...product, ...NO_LAUNCH, corrected: null, receiver_rates: receiverRates(product, new Map()) };
  const { launch, launchedBy, steps, people, liveSeeds, queuedTo, toCorrect } = detail;
  const isFrozen = launch.manifest_hash !== null;
  // A list that waits for a relaunch is not sent any more: the funnel then shows what the relaunch would send.
  const isShown = product.relaunch === null || product.product_status === 'Cancelled';
  return {
    ...product,
    ...(isFrozen && isShown && { funnel: frozenFunnel(launch.counts) }),
    corrected: correctedOf(product, toCorrect),
    receiver_rates: receiverRates(product, isFrozen && isShown ? queuedTo : new Map()),
    steps: steps.map(({ name, status, result, severity, started_at, finished_at }) => ({
      name,
      status,
      result,
      severity,
      started_at: time(started_at),
      finished_at: time(finished_at),
    })),
    prepared: preparedOf(launch, product.product_status === 'Processing' ? product.next_due_at : null),
    sending: isFrozen
      ? {
          total: totalOf(people),
          ...countsOf(people),
          live_seeds: totalOf(liveSeeds),
          live_seeds_accepted: liveSeeds.accepted,
        }
      : null,
    data_delivery: launch.delivery && {
      destination: launch.delivery.install.name,
      delivered_at: launch.delivery.delivered_at,
      files: launch.delivery.files,
    },
    launched_at: time(launch.launched_at),
    launched_by: launchedBy,
    hold_until: time(launch.hold_until),
  };
}

/** A step as the view of the whole process shows it, with the engine's own words. */
export function presentStep(step: Step & { attempt: number }) {
  return {
    id: step.id,
    attempt: step.attempt,
    position: step.position,
    name: step.name,
    status: step.status,
    tries: step.attempts,
    severity: step.severity,
    result: step.result,
    raw_error: step.raw_error,
    started_at: time(step.started_at),
    finished_at: time(step.finished_at),
  };
}
