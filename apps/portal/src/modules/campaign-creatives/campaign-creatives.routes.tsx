import { MailIcon, PlusIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

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
        },
        {
          href: paths.campaignCreatives.newCreative,
          label: 'New creative',
          icon: <PlusIcon />,
          needs: 'can_add_creative',
        },
      ],
    },
  ],
  routes: [
    {
      path: 'dashboard',
      lazy: async () => ({ Component: (await import('./list/CreativesPage.tsx')).CreativesPage }),
    },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('./form/NewCreativePage.tsx')).NewCreativePage }),
    },
    {
      path: ':id',
      lazy: async () => ({ Component: (await import('./creative/CreativePage.tsx')).CreativePage }),
    },
  ],
};
