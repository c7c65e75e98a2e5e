import type { V2Schemas } from '@mailroom/api-client';
import { Card, DateText, DescriptionList, Fold, Skeleton, Stack, Text } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '../../../components/RecordLink.tsx';
import { allGroupsQuery, roleQuery } from '../../../resources/access/roles.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { effectiveAccess } from './effectiveAccess.ts';

type User = V2Schemas['User'];

function Held({ roleId }: { roleId: number }) {
  const role = useQuery(roleQuery(roleId));
  const groups = useQuery(allGroupsQuery);
  const error = role.error ?? groups.error;
  if (!role.data || !groups.data) return error ? <Text tone="muted">{errorText(error)}</Text> : <Skeleton lines={10} />;
  const areas = effectiveAccess(role.data, groups.data.objects);
  const total = areas.reduce((sum, { held }) => sum + held.length, 0);
  return (
    <Stack gap={16}>
      <Text as="p" size={13} tone="muted">
        {total === 0
          ? 'The role has no permission. Add permission groups to it.'
          : `${total} of ${permissions.length} permissions`}
      </Text>
      {areas.map(({ name, held, total: all }) => (
        <Fold key={name} title={name} note={`${held.length} of ${all}`}>
          <Stack gap={6} role="list" aria-label={name}>
            {held.map((permission) => (
              <Stack key={permission.name} gap={0} role="listitem" title={permission.name}>
                <Text size={13}>{permission.description}</Text>
                {permission.givenBy.length > 0 && (
                  <Text size={12} tone="muted">
                    by {permission.givenBy.join(', ')}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        </Fold>
      ))}
    </Stack>
  );
}

function accountsOf({ accounts, role }: User): string {
  if (role.name === SUPER_ADMIN) return 'All, as Super Admin';
  return accounts.map(({ name }) => name).join(', ') || 'None, so no record is seen';
}

function notesOf(role: V2Schemas['Role']): string {
  return role.is_staff ? 'Reads and writes them, as staff' : 'Never sees them, as an account user';
}

/** The access that a user has now, in words, and the groups that give it. The form beside it changes nothing here before it is saved. */
export function EffectiveAccess({ user }: { user: User }) {
  const seesRoles = useCan('can_view_role');
  const seesPermissions = useCan('can_view_permissions');
  const role = useQuery({ ...roleQuery(user.role.id), enabled: seesRoles.can });
  return (
    <Card title="Effective access" note={user.active ? 'as saved' : 'none while inactive'}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            {
              term: 'Role',
              detail: <RecordLink href={paths.administration.role(user.role.id)}>{user.role.name}</RecordLink>,
            },
            ...(role.data ? [{ term: 'Notes for us only', detail: notesOf(role.data) }] : []),
            { term: 'Accounts', detail: accountsOf(user) },
            {
              term: 'Last sign-in',
              detail: user.last_sign_in_at ? <DateText value={user.last_sign_in_at} /> : 'Not yet',
            },
          ]}
        />
        {seesRoles.can && seesPermissions.can ? (
          <Held roleId={user.role.id} />
        ) : (
          <Text as="p" size={13} tone="muted">
            Only people who may see roles and their permissions see what the role allows.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
