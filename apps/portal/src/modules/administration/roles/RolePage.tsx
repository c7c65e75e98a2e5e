import type { V2Schemas } from '@mailroom/api-client';
import { Button, DateText, Page, PageHeader, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useDeleteRole } from '../../../resources/access/roleEdits.queries.ts';
import { allGroupsQuery, roleQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { RoleForm } from './RoleForm.tsx';

function RoleButtons({ role }: { role: V2Schemas['Role'] }) {
  const add = useCan('can_add_role');
  const { mutate: remove, isPending } = useDeleteRole();
  return (
    <>
      <DeleteButton
        label="Delete role"
        actions={role.actions}
        isBusy={isPending}
        remove={(options) => remove(role, options)}
        listHref={paths.administration.roles}
      />
      {add.can && <Button href={paths.administration.newRole(role.id)}>Duplicate</Button>}
    </>
  );
}

function Role({ id }: { id: number }) {
  const role = useQuery(roleQuery(id));
  const groups = useQuery(allGroupsQuery);
  const { count } = useFormats();
  usePageTitle(role.data?.name ?? 'Role');
  const failed = [role, groups].find((query) => query.error && !query.data);
  if (failed)
    return (
      <LoadFailure
        what={failed === role ? 'The role' : 'The permission groups'}
        query={failed}
        back={{ href: paths.administration.roles, label: 'All roles' }}
      />
    );
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: 'Roles', href: paths.administration.roles }, { label: role.data?.name ?? 'Role' }]}
        title={role.data?.name ?? 'Role'}
        note={
          role.data && (
            <>
              {count(role.data.user_count, 'user')}, added <DateText value={role.data.created_at} />
            </>
          )
        }
        actions={role.data && <RoleButtons role={role.data} />}
      />
      {role.data && groups.data ? <RoleForm role={role.data} groups={groups.data.objects} /> : <Skeleton lines={12} />}
    </Page>
  );
}

/** A role: the groups that it is made of, what they allow, and its users. */
export function RolePage() {
  const id = useRouteId();
  return (
    <Gate needs="can_view_role" screen>
      <Role id={id} key={id} />
    </Gate>
  );
}
