import { can, canAll, type Held, type Needs } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import {
  BLOCKING_AUDIENCE_STATUS,
  BLOCKING_CREATIVE_STATUSES,
  PART_BLOCKERS,
  taskKinds,
} from '../tasks/tasks.reads.ts';
import { blockedProducts, type AttentionLine } from './attention.lines.ts';

interface WorkLine extends Pick<AttentionLine, 'code' | 'entity' | 'statuses'> {
  module: 'audience-builder' | 'campaign-creatives' | 'order-management';
  needs: Needs;
  /** The text after the count: of one, and of any other number. */
  words: readonly [one: string, many: string];
}

const ORDERS = 'order-management' as const;

function product(needs: Permission): Needs {
  return [['can_view_order'], ['can_view_product'], [needs]];
}

/** The work of each role: what its permissions can move on, the most urgent first. */
const work: readonly WorkLine[] = [
  {
    code: 'confirm',
    module: ORDERS,
    entity: 'product',
    statuses: ['Processing'],
    needs: product('can_confirm_product'),
    words: ['product to confirm', 'products to confirm'],
  },
  {
    code: 'launch',
    module: ORDERS,
    entity: 'product',
    statuses: ['Ready To Launch'],
    needs: product('can_launch_product'),
    words: ['product to launch', 'products to launch'],
  },
  {
    code: 'blocked',
    module: ORDERS,
    entity: 'product',
    statuses: blockedProducts,
    needs: product('can_update_order'),
    words: ['blocked product', 'blocked products'],
  },
  {
    code: 'drafts',
    module: ORDERS,
    entity: 'product',
    statuses: ['Draft'],
    needs: product('can_update_order'),
    words: ['draft to complete', 'drafts to complete'],
  },
  {
    code: 'creatives',
    module: 'campaign-creatives',
    entity: 'creative',
    statuses: BLOCKING_CREATIVE_STATUSES,
    needs: [['can_view_creative'], ['can_update_creative']],
    words: ['creative to correct', 'creatives to correct'],
  },
  {
    code: 'audiences',
    module: 'audience-builder',
    entity: 'audience',
    statuses: [BLOCKING_AUDIENCE_STATUS],
    needs: [['can_view_audience'], ['can_update_audience']],
    words: ['file to correct', 'files to correct'],
  },
];

export function workFor(held: Held): readonly WorkLine[] {
  return work.filter(({ needs }) => canAll(held, needs));
}

/**
 * The blockers whose tasks the landing page lists. A person who may edit orders sees the product itself, with all that
 * blocks it; its tasks would say the same again. Only messages in doubt don't show in the product's status.
 */
export function listedBlockers(held: Held): string[] {
  const isListed = (blocker: string) => blocker === 'in_doubt' || PART_BLOCKERS.has(blocker);
  const isOfProduct = (blocker: string) => !can(held, 'can_update_order') && blocker !== 'Processing';
  return Object.keys(taskKinds).filter((blocker) => isListed(blocker) || isOfProduct(blocker));
}
