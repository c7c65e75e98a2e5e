import { worksOnCampaigns } from '@mailroom/domain/access/campaignWork';
import { can } from '@mailroom/domain/access/can';
import type { Held } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import { BLOCKING_CREATIVE_STATUSES } from '../tasks/tasks.reads.ts';
import { REPORTED_STATUSES } from '@mailroom/domain/statuses/productGroups';
import { statusCodes, statusRow } from '@mailroom/domain/statuses/statuses';

/** One line of a tile on the landing page: a count, and the list of the records that were counted. */
export interface AttentionLine {
  code: string;
  /** The text after the count: of one, and of any other number. */
  words: readonly [one: string, many: string];
  urgent: boolean;
  /** The records that are counted, by their statuses; destinations by the result of their last check. */
  entity: 'audience' | 'creative' | 'product' | 'install';
  statuses: readonly string[];
  /**
   * Whether a person who gets the tile also gets this line. Default: everybody does. The permissions decide it, not the
   * role's mark for staff: a client who may change creatives has to know which of them need it.
   */
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

const tiles: readonly AttentionTile[] = [
  {
    module: 'audience-builder',
    needs: 'can_view_audience',
    lines: [
      {
        code: 'files_rejected',
        words: ['file rejected', 'files rejected'],
        urgent: true,
        entity: 'audience',
        statuses: ['Error - Invalid Audience'],
      },
      {
        code: 'imports_running',
        words: ['import running', 'imports running'],
        urgent: false,
        entity: 'audience',
        statuses: ['In Process'],
      },
    ],
  },
  {
    module: 'campaign-creatives',
    needs: 'can_view_creative',
    lines: [
      {
        code: 'creatives_troubled',
        words: ['needs attention', 'need attention'],
        urgent: true,
        entity: 'creative',
        statuses: BLOCKING_CREATIVE_STATUSES,
        isFor: worksOnCampaigns,
      },
      {
        code: 'creatives_checking',
        words: ['being checked', 'being checked'],
        urgent: false,
        entity: 'creative',
        statuses: ['Action Pending - Validate'],
        isFor: worksOnCampaigns,
      },
    ],
  },
  {
    module: 'order-management',
    needs: 'can_view_order',
    lines: [
      {
        code: 'reports',
        words: ['report to read', 'reports to read'],
        urgent: false,
        entity: 'product',
        statuses: REPORTED_STATUSES,
        // For a client, the report is the product.
        isFor: (held) => can(held, 'can_view_report') && !can(held, 'can_update_order'),
      },
      {
        code: 'products_blocked',
        words: ['product blocked', 'products blocked'],
        urgent: true,
        entity: 'product',
        statuses: blockedProducts,
        isFor: worksOnCampaigns,
      },
      {
        code: 'products_ready',
        words: ['ready to launch', 'ready to launch'],
        urgent: false,
        entity: 'product',
        statuses: ['Ready To Launch'],
        isFor: worksOnCampaigns,
      },
      {
        code: 'products_waiting',
        words: ['waits for the go-ahead', 'wait for the go-ahead'],
        urgent: false,
        entity: 'product',
        statuses: ['Processing'],
      },
      {
        code: 'products_live',
        words: ['going out now', 'going out now'],
        urgent: false,
        entity: 'product',
        statuses: ['Live'],
      },
    ],
  },
  {
    module: 'administration',
    needs: 'can_view_account',
    lines: [
      {
        code: 'destinations_failed',
        words: ['delivery destination failed its check', 'delivery destinations failed their check'],
        urgent: true,
        entity: 'install',
        statuses: ['failed'],
        isFor: (held) => can(held, 'view_install') && can(held, 'can_update_install'),
      },
    ],
  },
];

export function tilesFor(held: Held): readonly AttentionTile[] {
  return tiles
    .filter(({ needs }) => can(held, needs))
    .map((tile) => ({ ...tile, lines: tile.lines.filter(({ isFor }) => !isFor || isFor(held)) }));
}

/** The filter of each list by which its records are counted. */
const FILTERS = {
  audience: 'status',
  creative: 'status',
  product: 'product_status',
  install: 'last_check_result',
} as const;

/** The query of the list that shows the records of a line. */
export function queryOf({ entity, statuses }: Pick<AttentionLine, 'entity' | 'statuses'>): string {
  return new URLSearchParams(statuses.map((status) => [FILTERS[entity], status])).toString();
}

/** The statuses of products that wait for a person with these permissions. */
export function waitingStatuses(held: Held): string[] {
  return [
    ...(can(held, 'can_confirm_product') ? ['Processing'] : []),
    ...(can(held, 'can_launch_product') ? ['Ready To Launch'] : []),
    ...(can(held, 'can_update_order') ? [...blockedProducts, 'Draft'] : []),
  ];
}

/** Says what a product waits for, with the number of recipients. A blocked product says why instead. */
export function askOf(status: string, recipients: number | null, why: string): string {
  const verb = status === 'Processing' ? 'Confirm' : status === 'Ready To Launch' ? 'Launch' : undefined;
  return verb && recipients !== null ? `${verb} ${recipients.toLocaleString('en-US')} recipients` : why;
}
