import type { AudienceStatus } from '@mailroom/domain/audience-statuses';
import type { CreativeStatus } from '@mailroom/domain/creative-statuses';
import type { ProductForTasks } from '../orders/orders.reads.ts';
import { kinds, ofPart } from './task-catalogue.ts';

/** A task that should be open now. */
export type Wanted = {
  blocker: string;
  subject: { entity: string; id: number };
  name: string;
  due: Date | null;
  isAfterLaunch: boolean;
};

const isTask = ({ code, due }: { code: string; due?: string }): boolean => {
  if (!(code in kinds) || ofPart.has(code)) return false;
  // Before its proof is out nobody has to confirm anything.
  return code !== 'Processing' || due !== undefined;
};

/** An order that nobody submitted is still being written: what it lacks is nobody's task. */
export const tasksOfProduct = (product: ProductForTasks): Wanted[] => {
  const isAfterLaunch = product.attempt > 0;
  if (!isAfterLaunch && !product.isSubmitted) return [];
  const { name } = product;
  const wanted = product.reasons.filter(isTask).map(({ code, subject, due }) => ({
    blocker: code,
    subject,
    name,
    due: due === undefined ? null : new Date(due),
    isAfterLaunch,
  }));
  if (product.inDoubt === 0) return wanted;
  const subject = { entity: 'product', id: product.id };
  return [...wanted, { blocker: 'in_doubt', subject, name, due: null, isAfterLaunch }];
};

const creativeBlockers: Partial<Record<CreativeStatus, string>> = {
  'Need Attention': 'creative_needs_attention',
  'Error - Invalid Creative': 'creative_failed',
  'Error - Invalid Seed': 'creative_failed',
  Invalid: 'creative_failed',
};

export const tasksOfCreative = (
  creative: { id: number; name: string; status: CreativeStatus },
  due: Date | null,
): Wanted[] => {
  const blocker = creativeBlockers[creative.status];
  if (blocker === undefined) return [];
  const subject = { entity: 'creative', id: creative.id };
  return [{ blocker, subject, name: creative.name, due, isAfterLaunch: false }];
};

export const tasksOfAudience = (
  audience: { id: number; name: string; status: AudienceStatus },
  due: Date | null,
): Wanted[] => {
  if (audience.status !== 'Error - Invalid Audience') return [];
  const subject = { entity: 'audience', id: audience.id };
  return [{ blocker: 'audience_failed', subject, name: audience.name, due, isAfterLaunch: false }];
};
