import { HeaderMenu, type HeaderMenuProps } from '@mailroom/design-system';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { useCan } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';
import { useAppearance } from './useAppearance.ts';

type HeaderMenuItem = HeaderMenuProps['items'][number];

/** The current user by name and role. The link needs the permissions of the page that it leads to. */
function useOwnProfile(): readonly HeaderMenuItem[] {
  const profile = useCan('can_view_current_user');
  const page = useCan([['can_view_account'], ['can_view_user']]);
  const { user } = useCurrentUser();
  if (!profile.can || !user) return [];
  return [
    {
      id: 'profile',
      label: `${user.first_name} ${user.last_name}`.trim(),
      description: user.role.name,
      section: 'Signed in as',
      href: paths.administration.user(user.id),
      disabled: !page.can,
      reason: page.reason,
    },
  ];
}

/** Shows who is signed in, and chooses theme and density. */
export function AppearanceMenu() {
  const profile = useOwnProfile();
  const looks = useAppearance().map(({ kind, label, isCurrent, choose }) => ({
    id: label,
    label,
    section: kind,
    isCurrent,
    onAction: choose,
  }));
  return <HeaderMenu label="View" items={[...profile, ...looks]} />;
}
