import type { Needs } from '../access/can.ts';
import { ACTORS, OWN_ACTORS } from '../derivation/actors.ts';
import { PRODUCT_TYPES } from '../derivation/productTypes.ts';
import { PRODUCT_GROUPS } from '../statuses/productGroups.ts';
import { statusCodes } from '../statuses/statuses.ts';

export interface ViewFilter {
  /** The filter's name on the screen. */
  readonly label: string;
  /** The values that may be chosen: ids of records, both ends of a range of days, or these words. */
  readonly values: 'ids' | 'days' | readonly string[];
  /** The permissions to use the filter. Default: those of the list itself. */
  readonly needs?: Needs;
}

/**
 * The lists that have saved views, by the operation that reads them, each with its filters. Every filter is a choice, so
 * that no view can hold a text that somebody typed.
 */
export const viewLists = {
  listAccounts: {},
  listAdvertisers: {},
  listAudiences: { status: { label: 'Status', values: statusCodes('audience') } },
  listCreatives: {
    status: { label: 'Status', values: statusCodes('creative') },
    advertiser_id: { label: 'Advertiser', values: 'ids', needs: [['can_view_advertiser']] },
  },
  listGroups: {},
  listInstalls: {},
  listOrders: { status: { label: 'Status', values: statusCodes('product') } },
  listProductRates: { product_type: { label: 'Type', values: PRODUCT_TYPES } },
  listProductResponses: { source: { label: 'Source', values: ['tracking', 'upload'] } },
  listProducts: {
    product_status: { label: 'Status', values: statusCodes('product') },
    product_type: { label: 'Type', values: PRODUCT_TYPES },
    actor: { label: 'Who acts', values: [...OWN_ACTORS, ...ACTORS] },
    advertiser_id: { label: 'Advertiser', values: 'ids', needs: [['can_view_advertiser']] },
    owner_id: { label: 'Owner', values: 'ids' },
    starts: { label: 'Start', values: 'days' },
    group: { label: 'Group', values: [...PRODUCT_GROUPS, 'all'] },
  },
  listRoles: {},
  listSuppressions: { scope: { label: 'Applies to', values: ['house', 'account', 'advertiser'] } },
  listTasks: {
    severity: { label: 'Severity', values: statusCodes('severity') },
    status: { label: 'Status', values: statusCodes('task') },
  },
  listUsers: {
    role_id: { label: 'Role', values: 'ids', needs: [['can_view_role']] },
    active: { label: 'Status', values: ['true', 'false'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ViewFilter>>>>;

export type ViewList = keyof typeof viewLists;

export function isViewList(name: string): name is ViewList {
  return Object.hasOwn(viewLists, name);
}

export function filterOf(list: ViewList, id: string): ViewFilter | undefined {
  const filters: Readonly<Record<string, ViewFilter>> = viewLists[list];
  return Object.hasOwn(filters, id) ? filters[id] : undefined;
}
