import { MailIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';
import { tasksNav } from '../../shared/tasksNav.tsx';

export const module: PortalModule = {
  nav: [
    {
      id: 'campaign-creatives',
      label: 'Campaign Creatives',
      items: [
        {
          href: paths.campaignCreatives.dashboard,
          label: 'Creatives',
          icon: <MailIcon />,
          covers: paths.campaignCreatives.root,
          count: 'creatives',
        },
      ],
    },
    tasksNav,
  ],
  routes: [
    {
      path: 'dashboard',
      lazy: async () => {
        const { CreativesPage, firstRead } = await import('./list/CreativesPage.tsx');
        return { Component: CreativesPage, firstRead };
      },
    },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('./new/NewCreativePage.tsx')).NewCreativePage }),
    },
    {
      path: ':id',
      lazy: async () => ({ Component: (await import('./creative/CreativePage.tsx')).CreativePage }),
    },
  ],
};
