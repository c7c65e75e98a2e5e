import { BanIcon, UsersIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';
import { tasksNav } from '../../shared/tasksNav.tsx';

export const module: PortalModule = {
  nav: [
    {
      id: 'audience-builder',
      label: 'Audience Builder',
      items: [
        { href: paths.audienceBuilder.people, label: 'People', icon: <UsersIcon />, count: 'people' },
        {
          href: paths.audienceBuilder.suppressions,
          label: 'Suppressions',
          icon: <BanIcon />,
          count: 'suppressions',
        },
      ],
    },
    tasksNav,
  ],
  routes: [
    {
      path: 'people',
      lazy: async () => {
        const { PeoplePage, firstRead } = await import('./people/PeoplePage.tsx');
        return { Component: PeoplePage, firstRead };
      },
    },
    {
      path: 'people/new',
      lazy: async () => ({ Component: (await import('./import/NewAudiencePage.tsx')).NewAudiencePage }),
    },
    {
      path: 'people/:id',
      lazy: async () => ({ Component: (await import('./audience/AudiencePage.tsx')).AudiencePage }),
    },
    {
      path: 'people/:id/rejects',
      lazy: async () => ({ Component: (await import('./rejects/RejectsPage.tsx')).RejectsPage }),
    },
    {
      path: 'suppressions',
      lazy: async () => ({ Component: (await import('./suppressions/SuppressionsPage.tsx')).SuppressionsPage }),
    },
  ],
};
