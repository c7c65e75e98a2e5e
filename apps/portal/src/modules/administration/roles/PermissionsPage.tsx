import { Card, EmptyState, Page, PageHeader, Skeleton } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { allGroupsQuery, allRolesQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

function Permissions() {
  usePageTitle('Permissions');
  const { count } = useFormats();
  const roles = useQuery(allRolesQuery);
  const groups = useQuery(allGroupsQuery);
  const failed = [roles, groups].find((query) => query.error && !query.data);
  if (failed) return <LoadFailure what="The permission list" query={failed} />;
  if (roles.data?.objects.length === 0) {
    return (
      <Page width="narrow">
        <EmptyState title="No roles yet">Roles are made of permission groups.</EmptyState>
      </Page>
    );
  }
  const held = new Map(
    groups.data?.objects.map((group) => [group.id, new Set(group.permissions?.map(({ name }) => name))]),
  );
  const isHeld = (permission: string, roleId: string) =>
    roles.data?.objects
      .find(({ id }) => String(id) === roleId)
      ?.role_groups.some(({ id }) => held.get(id)?.has(permission as never)) ?? false;
  return (
    <Page>
      <PageHeader title="Permissions" note={count(permissions.length, 'permission')} />
      <Card>
        {roles.data && groups.data ? (
          <Suspense fallback={<Skeleton lines={16} />}>
            <PermissionMatrix
              label="Permissions by role"
              columns={roles.data.objects.map(({ id, name }) => ({ id: String(id), label: name }))}
              isChecked={isHeld}
            />
          </Suspense>
        ) : (
          <Skeleton lines={16} />
        )}
      </Card>
    </Page>
  );
}

/** The permissions of each role, read-only: roles change through their groups. */
export function PermissionsPage() {
  return (
    <Gate needs={[['can_view_role'], ['can_view_permissions']]} screen>
      <Permissions />
    </Gate>
  );
}
