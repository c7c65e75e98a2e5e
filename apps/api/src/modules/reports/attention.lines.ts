import { can } from '@mailroom/domain/access/can';
import type { Held } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import { BLOCKING_CREATIVE_STATUSES } from '../tasks/tasks.reads.ts';
import { statusCodes, statusRow } from '@mailroom/domain/statuses/statuses';

/** One line of a tile on the landing page: a count, and the list of the records that were counted. */
export interface AttentionLine {
  code: string;
  text: string;
  urgent: boolean;
  /** The records that are counted, by their statuses. */
  entity: 'audience' | 'creative' | 'product';
  statuses: readonly string[];
  /** Whether a person who gets the tile also gets this line. Default: everybody does. */
  isFor?: (held: Held) => boolean;
}

interface AttentionTile {
  module: 'audience-builder' | 'campaign-creatives' | 'order-management' | 'administration';
  needs: Permission;
  lines: readonly AttentionLine[];
}

export const blockedProducts: readonly string[] = statusCodes('product').filter(
  (code) => statusRow('product', code).tone === 'danger',
);

/** Whether somebody works on campaigns. A client doesn't: what holds up the house isn't theirs to solve. */
function isStaff(held: Held): boolean {
  return can(held, 'can_update_creative', 'can_update_audience', 'can_update_order', 'can_update_account');
}

const tiles: readonly AttentionTile[] = [
  {
    module: 'audience-builder',
    needs: 'can_view_audience',
    lines: [
      {
        code: 'files_rejected',
        text: 'files rejected',
        urgent: true,
        entity: 'audience',
        statuses: ['Error - Invalid Audience'],
      },
      { code: 'imports_running', text: 'imports running', urgent: false, entity: 'audience', statuses: ['In Process'] },
    ],
  },
  {
    module: 'campaign-creatives',
    needs: 'can_view_creative',
    lines: [
      {
        code: 'creatives_troubled',
        text: 'need attention',
        urgent: true,
        entity: 'creative',
        statuses: BLOCKING_CREATIVE_STATUSES,
        isFor: isStaff,
      },
      {
        code: 'creatives_checking',
        text: 'being checked',
        urgent: false,
        entity: 'creative',
        statuses: ['Action Pending - Validate'],
        isFor: isStaff,
      },
    ],
  },
  {
    module: 'order-management',
    needs: 'can_view_order',
    lines: [
      {
        code: 'reports',
        text: 'reports to read',
        urgent: false,
        entity: 'product',
        statuses: ['Live', 'Completed', 'Ended'],
        // For a client, the report is the product.
        isFor: (held) => can(held, 'can_view_report') && !can(held, 'can_update_order'),
      },
      {
        code: 'products_blocked',
        text: 'products blocked',
        urgent: true,
        entity: 'product',
        statuses: blockedProducts,
        isFor: isStaff,
      },
      {
        code: 'products_ready',
        text: 'ready to launch',
        urgent: false,
        entity: 'product',
        statuses: ['Ready To Launch'],
        isFor: isStaff,
      },
      {
        code: 'products_waiting',
        text: 'wait for the go-ahead',
        urgent: false,
        entity: 'product',
        statuses: ['Processing'],
      },
      { code: 'products_live', text: 'going out now', urgent: false, entity: 'product', statuses: ['Live'] },
    ],
  },
];

export function tilesFor(held: Held): readonly AttentionTile[] {
  return tiles
    .filter(({ needs }) => can(held, needs))
    .map((tile) => ({ ...tile, lines: tile.lines.filter(({ isFor }) => !isFor || isFor(held)) }));
}

/** The query of the list that shows the records of a line. */
export function queryOf({ entity, statuses }: Pick<AttentionLine, 'entity' | 'statuses'>): string {
  const filter = entity === 'product' ? 'product_status' : 'status';
  return new URLSearchParams(statuses.map((status) => [filter, status])).toString();
}

/** The statuses of products that wait for a person with these permissions. */
export function waitingStatuses(held: Held): string[] {
  return [
    ...(can(held, 'can_confirm_product') ? ['Processing'] : []),
    ...(can(held, 'can_launch_product') ? ['Ready To Launch'] : []),
    ...(can(held, 'can_update_order') ? blockedProducts : []),
  ];
}

/** Says what a product waits for, with the number of recipients. A blocked product says why instead. */
export function askOf(status: string, recipients: number | null, why: string): string {
  const verb = status === 'Processing' ? 'Confirm' : status === 'Ready To Launch' ? 'Launch' : undefined;
  return verb && recipients !== null ? `${verb} ${recipients.toLocaleString('en-US')} recipients` : why;
}
