import type { V2Schemas } from '@mailroom/api-client';
import { DescriptionList, Link, Modal, Select, Stack } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { timeZonesQuery } from '../../resources/accounts.queries.ts';
import { timeZoneAtom } from '../../session/user/appearance.ts';
import { meKeys, preferencesQuery } from '../../session/user/me.queries.ts';
import { useCan } from '../../session/user/usePermissions.ts';
import { api, read } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** The zone in which this person reads every time. It is saved when it is chosen. */
function OwnTimeZone() {
  const browserZone = useAtomValue(timeZoneAtom);
  const { data: own } = useQuery(preferencesQuery);
  const zones = useQuery(timeZonesQuery);
  const keep = useWrite({
    write: (time_zone: string | null) => read(api.v2.PATCH('/me', { body: { time_zone } })),
    refreshes: [meKeys.preferences],
    says: 'Time zone saved',
  });
  const chosen = own?.time_zone ?? null;
  const known = (zones.data?.objects ?? []).map(({ name, abbreviation }) => ({
    value: name,
    label: `${name} (${abbreviation})`,
  }));
  return (
    <Select
      label="Time zone"
      hint="All times in the portal are shown in this zone."
      placeholder={`Same as this browser: ${browserZone}`}
      isClearable
      options={known}
      selectedOptions={chosen === null ? [] : [{ value: chosen, label: chosen }]}
      value={chosen}
      onValueChange={(zone) => keep.mutate(zone)}
    />
  );
}

interface OwnProfileProps {
  /** Undefined for a person who may not see their own profile. */
  user: V2Schemas['User'] | undefined;
  onClose: () => void;
}

/** The person who is signed in. Only an administrator changes the name, address and role. */
export function OwnProfile({ user, onClose }: OwnProfileProps) {
  const page = useCan([['can_view_account'], ['can_view_user']]);
  return (
    <Modal isOpen title="Your profile" onClose={onClose}>
      <Stack gap={16}>
        {user && (
          <DescriptionList
            items={[
              { term: 'Name', detail: `${user.first_name} ${user.last_name}`.trim() },
              { term: 'E-mail', detail: user.email },
              { term: 'Role', detail: user.role.name },
            ]}
          />
        )}
        <OwnTimeZone />
        {user && page.can && (
          <Link href={paths.administration.user(user.id)} onClick={onClose}>
            Open in Administration
          </Link>
        )}
      </Stack>
    </Modal>
  );
}
