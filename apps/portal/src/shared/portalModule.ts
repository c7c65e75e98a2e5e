import type { V2Schemas } from '@mailroom/api-client';
import type { Needs } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
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

/** Where a page opens. */
interface Opening {
  readonly url: URL;
  /** How many rows its list has, if the reader chose a number. */
  readonly pageSize: number | undefined;
  /** The account that is chosen in the header. */
  readonly accountId: number | undefined;
}

/** A read of any kind of data. */
// oxlint-disable-next-line typescript/no-explicit-any -- each page reads data of its own
export type ReadOptions = FetchQueryOptions<any, any, any, any>;

/** Returns what a page reads first. */
export type FirstRead = (opening: Opening) => ReadOptions;

export interface LoadedPage {
  readonly Component: ComponentType;
  /** Begins while the permissions are read: on a slow line the rows come a round trip earlier. */
  readonly firstRead?: FirstRead;
}

/** A page of a module. Its code loads with the first visit. */
export interface PageRoute extends Pick<RouteObject, 'path'> {
  readonly lazy: () => Promise<LoadedPage>;
}

/** The value that `<module>.routes.tsx` exports as `module`. */
export interface PortalModule {
  readonly nav: readonly ModuleNavSection[];
  /** Relative to the module's prefix. */
  readonly routes: readonly (PageRoute | RouteObject)[];
}
