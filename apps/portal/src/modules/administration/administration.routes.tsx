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
import { tasksNav } from '../../shared/tasksNav.tsx';

export const module: PortalModule = {
  nav: [
    {
      id: 'administration',
      label: 'Administration',
      items: [
        { href: paths.administration.accounts, label: 'Accounts', icon: <BuildingIcon />, count: 'accounts' },
        {
          href: paths.administration.users,
          label: 'Users',
          icon: <UsersIcon />,
          needs: 'can_view_user',
          count: 'users',
        },
        {
          href: paths.administration.roles,
          label: 'Roles',
          icon: <ShieldIcon />,
          needs: 'can_view_role',
          count: 'roles',
        },
        {
          href: paths.administration.groups,
          label: 'Permission groups',
          icon: <ColumnsIcon />,
          needs: 'can_view_role',
          count: 'groups',
        },
        {
          href: paths.administration.permissions,
          label: 'Permissions',
          icon: <ListChecksIcon />,
          needs: [['can_view_role'], ['can_view_permissions']],
          count: 'permissions',
        },
        {
          href: paths.administration.advertisers,
          label: 'Advertisers',
          icon: <MegaphoneIcon />,
          needs: 'can_view_advertiser',
          count: 'advertisers',
        },
      ],
    },
    tasksNav,
  ],
  routes: [
    {
      path: 'accounts',
      lazy: async () => {
        const { AccountsPage, firstRead } = await import('./accounts/AccountsPage.tsx');
        return { Component: AccountsPage, firstRead };
      },
    },
    {
      path: 'accounts/:id',
      lazy: async () => ({ Component: (await import('./accounts/AccountPage.tsx')).AccountPage }),
    },
    { path: 'users', lazy: async () => ({ Component: (await import('./users/UsersPage.tsx')).UsersPage }) },
    { path: 'users/new', lazy: async () => ({ Component: (await import('./users/UserPage.tsx')).NewUserPage }) },
    { path: 'users/:id', lazy: async () => ({ Component: (await import('./users/UserPage.tsx')).UserPage }) },
    { path: 'roles', lazy: async () => ({ Component: (await import('./roles/RolesPage.tsx')).RolesPage }) },
    { path: 'roles/new', lazy: async () => ({ Component: (await import('./roles/NewRolePage.tsx')).NewRolePage }) },
    { path: 'roles/:id', lazy: async () => ({ Component: (await import('./roles/RolePage.tsx')).RolePage }) },
    { path: 'groups', lazy: async () => ({ Component: (await import('./roles/GroupsPage.tsx')).GroupsPage }) },
    { path: 'groups/:id', lazy: async () => ({ Component: (await import('./roles/GroupPage.tsx')).GroupPage }) },
    {
      path: 'permissions',
      lazy: async () => ({ Component: (await import('./roles/PermissionsPage.tsx')).PermissionsPage }),
    },
    {
      path: 'advertisers',
      lazy: async () => ({ Component: (await import('./advertisers/AdvertisersPage.tsx')).AdvertisersPage }),
    },
  ],
};
