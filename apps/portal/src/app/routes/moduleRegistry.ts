import type { PortalModule } from '../../shared/portalModule.ts';
import { paths } from '../../shared/paths.ts';

export interface RegisteredModule {
  /** The first segment of its URLs. */
  readonly id: string;
  readonly title: string;
  /** The page that its bare prefix leads to. */
  readonly href: string;
  readonly load: () => Promise<{ readonly module: PortalModule }>;
}

/** Every module and how to load its chunk. */
export const moduleRegistry: readonly RegisteredModule[] = [
  {
    id: 'audience-builder',
    title: 'Audience Builder',
    href: paths.audienceBuilder.people,
    load: () => import('../../modules/audience-builder/audience-builder.routes.tsx'),
  },
  {
    id: 'campaign-creatives',
    title: 'Campaign Creatives',
    href: paths.campaignCreatives.dashboard,
    load: () => import('../../modules/campaign-creatives/campaign-creatives.routes.tsx'),
  },
  {
    id: 'order-management',
    title: 'Order Management',
    href: paths.orderManagement.dashboard,
    load: () => import('../../modules/order-management/order-management.routes.tsx'),
  },
  {
    id: 'administration',
    title: 'Administration',
    href: paths.administration.accounts,
    load: () => import('../../modules/administration/administration.routes.tsx'),
  },
  {
    id: 'task-management',
    title: 'Task Management',
    href: paths.taskManagement.dashboard,
    load: () => import('../../modules/task-management/task-management.routes.tsx'),
  },
];
