import { toAction, type Action } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/permissions';
import { time } from './lifecycle/launchDetail.ts';
import type { LaunchRow } from './launches.resource.ts';
import { countsOf, type Tally } from './sending/tally.ts';

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
