import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { ProductForTasks } from '../orders/orders.reads.ts';
import { PART_BLOCKERS, taskKinds } from './taskCatalogue.ts';

/** A system task that should be open now. */
export interface RequiredTask {
  blocker: string;
  subject: { entity: string; id: number };
  name: string;
  due: Date | null;
  /** Whether it is about a product that the platform paused, not a person. */
  isPausedBySystem: boolean;
}

function needsTask({ code, due }: { code: string; due?: string }): boolean {
  if (!(code in taskKinds) || PART_BLOCKERS.has(code)) return false;
  // There is nothing to confirm before the proof is sent; only then the reason has a due date.
  return code !== 'Processing' || due !== undefined;
}

/** A product of an order that isn't submitted has no tasks: its author is still writing it. */
export function tasksOfProduct(product: ProductForTasks): RequiredTask[] {
  if (product.attempt === 0 && !product.isSubmitted) return [];
  const { name, isPausedBySystem } = product;
  const required = product.reasons.filter(needsTask).map(({ code, subject, due }) => ({
    blocker: code,
    subject,
    name,
    due: due === undefined ? null : new Date(due),
    isPausedBySystem,
  }));
  if (product.inDoubt === 0) return required;
  const subject = { entity: 'product', id: product.id };
  return [...required, { blocker: 'in_doubt', subject, name, due: null, isPausedBySystem }];
}

const creativeBlockers: Partial<Record<CreativeStatus, string>> = {
  'Need Attention': 'creative_needs_attention',
  'Error - Invalid Creative': 'creative_failed',
  'Error - Invalid Seed': 'creative_failed',
  Invalid: 'creative_failed',
};

export const BLOCKING_CREATIVE_STATUSES = Object.keys(creativeBlockers) as CreativeStatus[];
export const BLOCKING_AUDIENCE_STATUS: AudienceStatus = 'Error - Invalid Audience';

/** How many deployments a task names; it counts the others. */
const MOST_NAMES = 3;

function listOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** `touched` names the deployments that send a dead link. A task names them, because their status doesn't show it. */
export function tasksOfCreative(
  creative: { id: number; name: string; status: CreativeStatus },
  due: Date | null,
  touched: readonly string[] = [],
): RequiredTask[] {
  const blocker = creativeBlockers[creative.status];
  if (blocker === undefined) return [];
  const subject = { entity: 'creative', id: creative.id };
  const task = { subject, due, isPausedBySystem: false };
  return [
    { ...task, blocker, name: creative.name },
    ...(touched.length > 0 ? [{ ...task, blocker: 'link_died', name: `${creative.name}, in ${listOf(touched)}` }] : []),
  ];
}

export function tasksOfAudience(
  audience: { id: number; name: string; status: AudienceStatus },
  due: Date | null,
): RequiredTask[] {
  if (audience.status !== BLOCKING_AUDIENCE_STATUS) return [];
  const subject = { entity: 'audience', id: audience.id };
  return [{ blocker: 'audience_failed', subject, name: audience.name, due, isPausedBySystem: false }];
}
