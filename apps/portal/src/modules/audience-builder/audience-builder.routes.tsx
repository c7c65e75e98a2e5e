import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

export const module: PortalModule = {
  nav: [
    {
      id: 'audience-builder',
      label: 'Audience Builder',
      items: [
        { href: paths.audienceBuilder.people, label: 'People', icon: 'users' },
        { href: paths.audienceBuilder.suppressions, label: 'Suppressions', icon: 'minus' },
      ],
    },
  ],
  routes: [],
};
