import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

export const module: PortalModule = {
  nav: [
    {
      id: 'administration',
      label: 'Administration',
      items: [
        { href: paths.administration.accounts, label: 'Accounts', icon: 'building' },
        { href: paths.administration.users, label: 'Users', icon: 'users', needs: 'can_view_user' },
        { href: paths.administration.roles, label: 'Roles', icon: 'shield', needs: 'can_view_role' },
        { href: paths.administration.groups, label: 'Permission groups', icon: 'columns', needs: 'can_view_role' },
        { href: paths.administration.permissions, label: 'Permissions', icon: 'list-checks', needs: 'can_view_role' },
        {
          href: paths.administration.advertisers,
          label: 'Advertisers',
          icon: 'megaphone',
          needs: 'can_view_advertiser',
        },
      ],
    },
  ],
  routes: [],
};
