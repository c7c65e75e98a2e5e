import type { PortalModule } from '../../shared/portalModule.ts';
import { tasksNav } from '../../shared/tasksNav.tsx';

export const module: PortalModule = {
  nav: [tasksNav],
  routes: [{ path: 'dashboard', lazy: async () => ({ Component: (await import('./TasksPage.tsx')).TasksPage }) }],
};
