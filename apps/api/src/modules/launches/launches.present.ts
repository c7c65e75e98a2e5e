import { toAction, type Action } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import type { V1Schemas } from '@mailroom/api-client';
import type { LaunchPart } from '../orders/orders.reads.ts';
import type { LaunchRow } from './launches.resource.ts';
import type { Launch } from './lifecycle/launch.repository.ts';
import type { LaunchDetail } from './lifecycle/launchDetail.ts';
import type { Step } from './lifecycle/launchSteps.repository.ts';
import { countsOf, totalOf, type Tally } from './sending/tally.ts';

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
          text: `${number.format(inDoubt)} messages are in doubt: the relay may have them, and they are not sent again automatically.`,
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
  launched_at: null,
  launched_by: null,
  hold_until: null,
};

function preparedOf({ counts, manifest_hash: hash }: Launch, confirmBy: Date | null): ProductLaunch['prepared'] {
  if (hash === null) return null;
  return {
    rows: counts.rows ?? 0,
    rejected: counts.rejected ?? 0,
    duplicates: counts.duplicates ?? 0,
    suppressed: counts.suppressed ?? 0,
    already_mailed: counts.already_mailed ?? 0,
    cut: counts.cut ?? 0,
    recipients: counts.recipients ?? 0,
    live_seeds: counts.live_seeds ?? 0,
    proofs: counts.proofs ?? 0,
    manifest_sha256: hash,
    confirm_by: time(confirmBy),
  };
}

/** The part of a product's record that describes its newest launch. */
export function presentProductLaunch(detail: LaunchDetail | null): ProductLaunch {
  if (detail === null) return NO_LAUNCH;
  const { product, launch, launchedBy, steps, tally } = detail;
  return {
    steps: steps.map(({ name, status, result, severity, started_at, finished_at }) => ({
      name,
      status,
      result,
      severity,
      started_at: time(started_at),
      finished_at: time(finished_at),
    })),
    prepared: preparedOf(launch, product.status === 'Processing' ? product.confirmBy : null),
    sending: launch.manifest_hash === null ? null : { total: totalOf(tally), ...countsOf(tally) },
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
