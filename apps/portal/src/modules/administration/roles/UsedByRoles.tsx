import { Card, Link, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { allRolesQuery } from '../../../resources/access/roles.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

/** The roles that contain a group, each with its number of users. */
export function UsedByRoles({ groupId }: { groupId: number }) {
  const { data, error } = useQuery(allRolesQuery);
  const { count } = useFormats();
  const roles = data?.objects.filter((role) => role.role_groups.some(({ id }) => id === groupId));
  return (
    <Card title="Roles that use it">
      {!roles && (error ? <Text tone="muted">{errorText(error)}</Text> : <Skeleton lines={2} />)}
      {roles?.length === 0 && (
        <Text as="p" tone="muted">
          No role uses this group. Add it to one on the role’s page.
        </Text>
      )}
      <Stack gap={8} role="list" aria-label="Roles that use it">
        {roles?.map(({ id, name, user_count }) => (
          <Stack key={id} direction="row" justify="between" gap={8} role="listitem">
            <Link href={paths.administration.role(id)}>{name}</Link>
            <Text size={13} tone="muted">
              {count(user_count, 'user')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
