import { createHash } from 'node:crypto';
import { launchedReasons } from '@mailroom/domain/derivation/productReasons';
import { funnelOf } from '@mailroom/domain/derivation/recipients';
import { addSteps, type Times } from './launchSteps.ts';
import type { DemoProduct } from './orders.ts';
import { add, daysFrom, link, minutesFrom, patch } from './plan.ts';
import type { Plan } from './plan.ts';
import { mailableAt, trackedLinks } from './sends.ts';
import { stopOf } from './stops.ts';
import { heldByHouse } from './suppressions.ts';
import type { Launched } from './sendLists.ts';
import type { Totals } from './sends.ts';

function timesOf(product: DemoProduct, totals: Totals): Times {
  const launched = product.scenario.launched;
  const holdUntil = minutesFrom(product.launchedAt, product.account.holdMinutes);
  const isConfirmed = launched?.reached === 'deploy';
  const startedAt = isConfirmed && launched.sent !== 'none' ? product.startsAt : null;
  return {
    holdUntil,
    builtAt: minutesFrom(holdUntil, 0.1),
    confirmedAt: isConfirmed ? minutesFrom(product.launchedAt, 60 * 5) : null,
    startedAt,
    endedAt: startedAt && launched?.sent === 'all' ? totals.lastSent : null,
  };
}

const events: Readonly<Record<string, readonly [event: string, to: string, attention: string | null][]>> = {
  Submitted: [],
  'Pending - Data Processing': [['hold_over', 'Pending - Data Processing', null]],
  Processing: [['built', 'Processing', null]],
  Approved: [['confirm', 'Approved', null]],
  Live: [['start_reached', 'Live', null]],
  Completed: [['all_final', 'Completed', null]],
  Ended: [['response_window_over', 'Ended', null]],
  Cancelled: [['cancel', 'Cancelled', null]],
  sent_back: [['send_back', 'Needs Attention', 'sent_back']],
  start_missed: [['start_missed', 'Needs Attention', 'start_missed']],
  paused: [['pause', 'Needs Attention', 'paused']],
  step_failed: [['step_failed', 'Needs Attention', 'step_failed']],
};

const ways: Readonly<Record<string, readonly string[]>> = {
  Submitted: ['Submitted'],
  'Pending - Data Processing': ['Submitted', 'Pending - Data Processing'],
  Processing: ['Submitted', 'Pending - Data Processing', 'Processing'],
  Approved: ['Submitted', 'Pending - Data Processing', 'Processing', 'Approved'],
  Live: ['Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live'],
  Completed: ['Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live', 'Completed'],
  Ended: ['Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live', 'Completed', 'Ended'],
  Cancelled: ['Submitted', 'Pending - Data Processing', 'Processing', 'Cancelled'],
  sent_back: ['Submitted', 'Pending - Data Processing', 'Processing', 'sent_back'],
  start_missed: ['Submitted', 'Pending - Data Processing', 'Processing', 'start_missed'],
  paused: ['Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live', 'paused'],
  step_failed: ['Submitted', 'Pending - Data Processing', 'step_failed'],
};

const details: Readonly<Record<string, string>> = {
  sent_back: 'The subject names last month’s offer.',
  paused: 'The shop’s checkout is down until tomorrow.',
  step_failed: 'The relay refused the connection four times.',
};

function addTransitions(plan: Plan, product: DemoProduct, times: Times): void {
  const launched = product.scenario.launched;
  if (!launched) return;
  const path = ways[launched.attention ?? launched.status] ?? [];
  const stoppedAt = stopOf(product)?.at ?? null;
  const at: Readonly<Record<string, Date | null>> = {
    Submitted: product.launchedAt,
    'Pending - Data Processing': times.holdUntil,
    Processing: times.builtAt,
    Approved: times.confirmedAt,
    Live: times.startedAt,
    Completed: times.endedAt,
    Ended: times.endedAt && daysFrom(times.endedAt, 30),
    Cancelled: stoppedAt,
    sent_back: stoppedAt,
    start_missed: stoppedAt,
    paused: minutesFrom(product.startsAt, 5),
    step_failed: minutesFrom(times.holdUntil, 2),
  };
  let from = { status: 'Ready To Launch', attention: null as string | null };
  for (const step of path) {
    const [event, to, attention] = step === 'Submitted' ? ['launch', 'Submitted', null] : (events[step]?.[0] ?? []);
    const isPersons = ['launch', 'confirm', 'cancel', 'send_back', 'pause'].includes(event ?? '');
    add(plan, 'product_transition', {
      account_id: product.account.id,
      product_id: product.id,
      at: at[step] ?? plan.now,
      event,
      from_status: from.status,
      from_attention: from.attention,
      to_status: to,
      to_attention: attention,
      user_id: isPersons
        ? event === 'confirm' || event === 'send_back'
          ? product.confirmedBy
          : product.launchedBy
        : null,
      detail: details[step] ?? null,
    });
    from = { status: to ?? '', attention: attention ?? null };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The counts of the frozen list, as the build made them. */
function countsOf(plan: Plan, { product, recipients, gone }: Launched) {
  const { audience, creative, launchedAt } = product;
  const version = plan.tables.get('audience_version')?.[(audience?.versionId ?? 0) - 1];
  const [rows = 0, rejected = 0, duplicates = 0, suppressed = 0] = ['rows', 'rejected', 'duplicates', 'suppressed'].map(
    (name) => Number(version?.[name]),
  );
  const deliverable = audience ? mailableAt(launchedAt, audience, gone) : 0;
  const people = {
    rows,
    rejected,
    duplicates,
    opted_out: 0,
    merged: 0,
    suppressedNow: rows - rejected - duplicates - deliverable,
    suppressedByHouse: heldByHouse(suppressed),
    deliverable,
  };
  return {
    ...funnelOf(people, { deliverable, heldByAdvertiser: 0, alreadyMailed: 0, recipients }),
    live_seeds: creative?.liveSeeds.length ?? 0,
    proofs: creative?.testSeeds.length ?? 0,
  };
}

/** Everything a launch of this product wrote, and the product row itself. */
export function addLaunched(plan: Plan, list: Launched): void {
  const { product, totals } = list;
  const { scenario, creative, audience, account } = product;
  if (!scenario.launched || !creative?.revisionId || !audience?.versionId)
    throw new Error(`product ${product.id} can't have been launched`);
  const { status, attention = null } = scenario.launched;
  const times = timesOf(product, totals);
  const stop = stopOf(product);
  const isBuilt = scenario.launched.reached === 'confirm' || scenario.launched.reached === 'deploy';
  const counts = isBuilt ? countsOf(plan, list) : null;
  const launchId = add(plan, 'launch', {
    account_id: account.id,
    product_id: product.id,
    attempt: 1,
    revision_id: creative.revisionId,
    version_id: audience.versionId,
    hold_until: times.holdUntil,
    counts: counts ?? {},
    manifest: counts ? { counts, subject: creative.subject, recipients_sha256: hashOf(`list ${product.id}`) } : null,
    manifest_hash: isBuilt ? hashOf(`manifest ${product.id}`) : null,
    launched_at: product.launchedAt,
    launched_by: product.launchedBy,
    confirmed_at: times.confirmedAt,
    confirmed_by: times.confirmedAt ? product.confirmedBy : null,
    started_at: times.startedAt,
    ended_at: times.endedAt ?? stop?.at ?? null,
    outcome: ['Completed', 'Ended'].includes(status) ? status : (stop?.outcome ?? null),
  });
  addSteps(plan, list, launchId, times);
  addTransitions(plan, product, times);
  const isReleased = stop !== null;
  add(plan, 'product', {
    account_id: account.id,
    order_id: product.order.id,
    advertiser_id: product.advertiser.id,
    name: product.name,
    type: 'E-mail deployment',
    audience_id: audience.id,
    creative_id: creative.id,
    volume_ordered: product.volume,
    volume_delivered: totals.accepted,
    rate_cpm_cents: 1400,
    starts_at: product.startsAt,
    ends_at: product.endsAt,
    status,
    attention,
    attention_detail: attention ? (details[attention] ?? null) : null,
    reasons: launchedReasons({
      id: product.id,
      status,
      attention,
      detail: attention ? (details[attention] ?? null) : null,
      due: status === 'Processing' ? product.startsAt : null,
    }),
    deliverable: counts?.deliverable ?? mailableAt(product.launchedAt, audience, list.gone),
    recipients: counts?.recipients ?? null,
    attempt: 1,
    launch_id: launchId,
    waiting: status === 'Processing' && product.scenario.launched?.reached === 'confirm',
    has_sent: totals.accepted + totals.refused > 0,
    pinned_revision_id: isReleased ? null : creative.revisionId,
    pinned_version_id: isReleased ? null : audience.versionId,
    first_launched_at: product.launchedAt,
    first_sent_at: times.startedAt,
    completed_at: times.endedAt,
    ended_at: status === 'Ended' && times.endedAt ? daysFrom(times.endedAt, 30) : null,
    created_at: product.createdAt,
    updated_at: times.endedAt ?? product.launchedAt,
    created_by: product.ownerId,
  });
  addResponses(plan, product, launchId, totals, isBuilt);
  if (times.startedAt)
    patch(plan, 'creative', creative.id, {
      status: 'Live - See Report',
      live_revision_id: creative.revisionId,
      live_product_id: product.id,
    });
}

function addResponses(plan: Plan, product: DemoProduct, launchId: number, totals: Totals, isBuilt: boolean): void {
  if (!isBuilt) return;
  const linkIds = trackedLinks(product).map((each, at) =>
    add(plan, 'launch_link', {
      account_id: product.account.id,
      launch_id: launchId,
      product_id: product.id,
      position: at + 1,
      line: each.line,
      col: each.col,
      text: each.text,
      url: each.url,
    }),
  );
  for (const [day, sums] of totals.days)
    add(plan, 'product_response', {
      account_id: product.account.id,
      product_id: product.id,
      day,
      source: 'tracking',
      complaints: 0,
      ...sums,
    });
  for (const [position, sums] of totals.links) {
    link(plan, 'product_link_response', {
      account_id: product.account.id,
      product_id: product.id,
      link_id: linkIds[position - 1],
      ...sums,
    });
  }
}
