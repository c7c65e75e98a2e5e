import { ListChecksIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

export const module: PortalModule = {
  nav: [
    {
      id: 'task-management',
      label: 'Task Management',
      items: [{ href: paths.taskManagement.dashboard, label: 'Tasks', icon: <ListChecksIcon /> }],
    },
  ],
  routes: [{ path: 'dashboard', lazy: async () => ({ Component: (await import('./TasksPage.tsx')).TasksPage }) }],
};
