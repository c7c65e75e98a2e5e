import type { Permission } from '@mailroom/domain/access/permissions';
import { paths } from './paths.ts';

export interface OfferedModule {
  /** The first segment of its URLs. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The page that its tile and the switcher lead to. */
  readonly href: string;
  readonly permission: Permission;
}

/** The modules with a tile and an entry in the switcher, in the specification's order; Task Management has neither. */
export const offeredModules: readonly OfferedModule[] = [
  {
    id: 'audience-builder',
    title: 'Audience Builder',
    description: 'People, uploads, suppressions',
    href: paths.audienceBuilder.people,
    permission: 'can_view_audience',
  },
  {
    id: 'campaign-creatives',
    title: 'Campaign Creatives',
    description: 'Upload, check, approve, preview',
    href: paths.campaignCreatives.dashboard,
    permission: 'can_view_creative',
  },
  {
    id: 'order-management',
    title: 'Order Management',
    description: 'Orders, launches, reports',
    href: paths.orderManagement.dashboard,
    permission: 'can_view_order',
  },
  {
    id: 'administration',
    title: 'Administration',
    description: 'Accounts, users, roles, groups, advertisers',
    href: paths.administration.accounts,
    permission: 'can_view_account',
  },
];
