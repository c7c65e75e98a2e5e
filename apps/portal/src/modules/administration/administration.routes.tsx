import {
  BuildingIcon,
  ColumnsIcon,
  ListChecksIcon,
  MegaphoneIcon,
  ShieldIcon,
  UsersIcon,
} from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

export const module: PortalModule = {
  nav: [
    {
      id: 'administration',
      label: 'Administration',
      items: [
        { href: paths.administration.accounts, label: 'Accounts', icon: <BuildingIcon /> },
        { href: paths.administration.users, label: 'Users', icon: <UsersIcon />, needs: 'can_view_user' },
        { href: paths.administration.roles, label: 'Roles', icon: <ShieldIcon />, needs: 'can_view_role' },
        {
          href: paths.administration.groups,
          label: 'Permission groups',
          icon: <ColumnsIcon />,
          needs: 'can_view_role',
        },
        {
          href: paths.administration.permissions,
          label: 'Permissions',
          icon: <ListChecksIcon />,
          needs: 'can_view_role',
        },
        {
          href: paths.administration.advertisers,
          label: 'Advertisers',
          icon: <MegaphoneIcon />,
          needs: 'can_view_advertiser',
        },
      ],
    },
  ],
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./AccountsPage.tsx')).AccountsPage }) },
    { path: 'accounts', lazy: async () => ({ Component: (await import('./AccountsPage.tsx')).AccountsPage }) },
    { path: 'accounts/:id', lazy: async () => ({ Component: (await import('./AccountPage.tsx')).AccountPage }) },
    { path: 'users', lazy: async () => ({ Component: (await import('./UsersPage.tsx')).UsersPage }) },
    { path: 'users/new', lazy: async () => ({ Component: (await import('./UserPage.tsx')).NewUserPage }) },
    { path: 'users/:id', lazy: async () => ({ Component: (await import('./UserPage.tsx')).UserPage }) },
    { path: 'roles', lazy: async () => ({ Component: (await import('./RolesPage.tsx')).RolesPage }) },
    { path: 'roles/:id', lazy: async () => ({ Component: (await import('./RolePage.tsx')).RolePage }) },
    { path: 'groups', lazy: async () => ({ Component: (await import('./GroupsPage.tsx')).GroupsPage }) },
    { path: 'groups/:id', lazy: async () => ({ Component: (await import('./GroupPage.tsx')).GroupPage }) },
    { path: 'permissions', lazy: async () => ({ Component: (await import('./PermissionsPage.tsx')).PermissionsPage }) },
    { path: 'advertisers', lazy: async () => ({ Component: (await import('./AdvertisersPage.tsx')).AdvertisersPage }) },
  ],
};
