import { add, minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Launched } from './sendLists.ts';
import { stopOf } from './stops.ts';

export interface Times {
  holdUntil: Date;
  builtAt: Date;
  confirmedAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

const STEP_NAMES = ['Hold', 'Build send list', 'Proof to test seeds', 'Confirm', 'Deploy'] as const;

export function addSteps(plan: Plan, { product, recipients, totals }: Launched, launchId: number, times: Times): void {
  const launched = product.scenario.launched;
  if (!launched) return;
  const reached = { hold: 0, build: 1, confirm: 3, deploy: 4 }[launched.reached];
  const confirmer = plan.tables.get('users')?.[product.confirmedBy - 1];
  const results = [
    'not stopped',
    `${recipients.toLocaleString('en-US')} recipients`,
    `${product.creative?.testSeeds.length ?? 0} of ${product.creative?.testSeeds.length ?? 0} accepted`,
    `confirmed by ${confirmer?.['first_name']} ${confirmer?.['last_name']}`,
    `${totals.accepted.toLocaleString('en-US')} delivered, ${totals.refused} refused${totals.late > 0 ? `, ${totals.late} suppressed late` : ''}`,
  ];
  const started = [
    product.launchedAt,
    times.holdUntil,
    times.builtAt,
    minutesFrom(times.builtAt, 0.2),
    times.startedAt,
  ];
  const ended = [times.holdUntil, times.builtAt, minutesFrom(times.builtAt, 0.2), times.confirmedAt, times.endedAt];
  STEP_NAMES.forEach((name, position) => {
    const isFailed = launched.attention === 'step_failed' && position === reached;
    const isDone = position < reached || (position === reached && launched.sent === 'all');
    // A stop ends the wait, and says so.
    const stop = position === reached ? stopOf(product) : null;
    const isRunning =
      position === reached &&
      !isDone &&
      !isFailed &&
      !stop &&
      launched.status !== 'Approved' &&
      launched.status !== 'Pending - Data Processing';
    const waits = name === 'Confirm' && position === reached && !stop;
    add(plan, 'launch_step', {
      account_id: product.account.id,
      launch_id: launchId,
      position: position + 1,
      name,
      status: isFailed ? 'Error' : isDone ? 'Success' : waits ? 'Pending' : isRunning ? 'Started' : 'Not Started',
      attempts: isFailed ? 5 : isDone || isRunning || stop ? 1 : 0,
      started_at: isDone || isRunning || isFailed || stop ? started[position] : null,
      finished_at: isDone ? ended[position] : (stop?.at ?? null),
      result: isDone ? results[position] : (stop?.outcome ?? null),
      severity: isFailed ? 'Critical' : null,
      raw_error: isFailed ? 'connect ECONNREFUSED' : null,
    });
  });
}
