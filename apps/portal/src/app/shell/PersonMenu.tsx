import { HeaderPerson } from '@mailroom/design-system';
import { useState } from 'react';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { useCan } from '../../session/user/usePermissions.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { useAppearance } from '../preferences/useAppearance.ts';

const OwnProfile = loadOnUse(async () => (await import('./OwnProfile.tsx')).OwnProfile);

/** The person who is signed in, with their own settings: profile, time zone, theme, density. */
export function PersonMenu() {
  const [isOpen, setOpen] = useState(false);
  const may = useCan('can_view_current_user');
  const current = useCurrentUser();
  const user = may.can ? current.user : undefined;
  const name = user && `${user.first_name} ${user.last_name}`.trim();
  const looks = useAppearance().map(({ kind, label, isCurrent, choose }) => ({
    id: label,
    label,
    section: kind,
    isCurrent,
    onAction: choose,
  }));
  const profile = {
    id: 'profile',
    label: 'Profile and time zone',
    description: user && `${name}, ${user.role.name}`,
    onAction: () => setOpen(true),
  };
  return (
    <>
      <HeaderPerson label="You" name={name} note={user?.role.name} items={[profile, ...looks]} />
      {isOpen && <OwnProfile user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
