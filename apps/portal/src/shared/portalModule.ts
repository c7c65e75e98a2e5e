import type { V2Schemas } from '@mailroom/api-client';
import type { Needs } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

type NeedsAttention = V2Schemas['NeedsAttention'];

export interface ModuleNavItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /**
   * A prefix for which the item is also current, unless another item is: '/order-management' for screens beside the
   * list.
   */
  readonly covers?: string;
  /** The permission without which the item is hidden. */
  readonly needs?: Permission | Needs;
  /** The place whose count is beside the item: how many rows its list has when it is opened from here. */
  readonly count?: NeedsAttention['places'][number]['place'];
  readonly tone?: 'danger';
}

export interface ModuleNavSection {
  readonly id: string;
  readonly label: string;
  readonly items: readonly ModuleNavItem[];
}

/** The value that `<module>.routes.tsx` exports as `module`. */
export interface PortalModule {
  readonly nav: readonly ModuleNavSection[];
  /** Relative to the module's prefix. */
  readonly routes: RouteObject[];
}
