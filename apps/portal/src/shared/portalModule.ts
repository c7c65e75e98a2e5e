import type { V2Schemas } from '@mailroom/api-client';
import type { Needs, Permission } from '@mailroom/domain/permissions';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

export type NeedsAttention = V2Schemas['NeedsAttention'];

export interface ModuleNavItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Where it is current too, unless another item is: '/order-management' for screens that stand beside the list. */
  readonly covers?: string;
  /** Hidden from who lacks it. */
  readonly needs?: Permission | Needs;
  /** The number beside it, from the counts of the landing page. */
  readonly count?: (counts: NeedsAttention) => number | undefined;
  readonly tone?: 'danger';
}

export interface ModuleNavSection {
  readonly id: string;
  readonly label: string;
  readonly items: readonly ModuleNavItem[];
}

/** What `<module>.routes.tsx` exports as `module`. */
export interface PortalModule {
  readonly nav: readonly ModuleNavSection[];
  /** Relative to the module's prefix. */
  readonly routes: RouteObject[];
}
