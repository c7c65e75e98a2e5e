import { Page, PageHeader, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { allGroupsQuery, roleQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { RoleForm } from './RoleForm.tsx';

const breadcrumbs = [{ label: 'Roles', href: paths.administration.roles }, { label: 'Add role' }];

function NewRole({ from }: { from: number | undefined }) {
  usePageTitle('Add role');
  const groups = useQuery(allGroupsQuery);
  const copied = useQuery({ ...roleQuery(from ?? 0), enabled: from !== undefined });
  const failed = [groups, copied].find((query) => query.error && !query.data);
  if (failed)
    return (
      <LoadFailure
        what={failed === groups ? 'The permission groups' : 'The role to copy'}
        query={failed}
        back={{ href: paths.administration.roles, label: 'All roles' }}
      />
    );
  const isReady = groups.data && (from === undefined || copied.data);
  return (
    <Page>
      <PageHeader breadcrumbs={breadcrumbs} title="Add role" />
      {isReady ? <RoleForm copied={copied.data} groups={groups.data.objects} /> : <Skeleton lines={12} />}
    </Page>
  );
}

/** The form for a new role, empty or as a copy of another one. */
export function NewRolePage() {
  const [url] = useSearchParams();
  const from = /^[1-9]\d{0,9}$/.exec(url.get('from') ?? '')?.[0];
  return (
    <Gate needs={[['can_view_role'], ['can_add_role']]} screen>
      <NewRole from={from === undefined ? undefined : Number(from)} key={from ?? ''} />
    </Gate>
  );
}
