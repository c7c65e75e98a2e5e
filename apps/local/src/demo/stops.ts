import type { DemoProduct } from './orders.ts';
import { daysFrom, minutesFrom } from './plan.ts';

interface Stop {
  at: Date;
  /** As the server words it. */
  outcome: string;
}

/** How a launch was stopped before anything went out, by a person or by the passing of its start; null for any other one. */
export function stopOf({
  scenario,
  launchedAt,
  startsAt,
}: Pick<DemoProduct, 'scenario' | 'launchedAt' | 'startsAt'>): Stop | null {
  const { status, attention } = scenario.launched ?? {};
  if (status === 'Cancelled') return { at: minutesFrom(launchedAt, 300), outcome: 'Cancelled' };
  if (attention === 'sent_back') return { at: minutesFrom(launchedAt, 240), outcome: 'sent back' };
  return attention === 'start_missed' ? { at: daysFrom(startsAt, 1), outcome: 'start missed' } : null;
}
