import type { V2Schemas } from '@mailroom/api-client';
import { Page, PageHeader, Skeleton, Split } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { userQuery } from '../../../resources/access/users.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { UserForm } from './UserForm.tsx';
import { userName } from './users.columns.ts';

const EffectiveAccess = loadOnUse(
  async () => (await import('./EffectiveAccess.tsx')).EffectiveAccess,
  <Skeleton lines={12} />,
);

const list = { label: 'Users', href: paths.administration.users };

function Known({ user }: { user: V2Schemas['User'] }) {
  return (
    <>
      <PageHeader
        breadcrumbs={[list, { label: userName(user) }]}
        title={userName(user)}
        status={<EntityStatus entity="user" code={user.active ? 'Active' : 'Inactive'} />}
      />
      <Split asideWidth={400} aside={<EffectiveAccess user={user} />}>
        <UserForm user={user} />
      </Split>
    </>
  );
}

function User({ id }: { id: number }) {
  const user = useQuery(userQuery(id));
  usePageTitle(user.data ? userName(user.data) : 'User');
  if (user.error && !user.data)
    return <LoadFailure what="The user" query={user} back={{ href: paths.administration.users, label: 'All users' }} />;
  return <Page>{user.data ? <Known user={user.data} /> : <Skeleton lines={8} />}</Page>;
}

/** One user: name, address, role, linked accounts. */
export function UserPage() {
  const id = useRouteId();
  return (
    <Gate needs="can_view_user" screen>
      <User id={id} key={id} />
    </Gate>
  );
}

/** The form for a new user. */
export function NewUserPage() {
  usePageTitle('Add user');
  return (
    <Gate needs="can_add_user" screen>
      <Page width="narrow">
        <PageHeader breadcrumbs={[list, { label: 'Add user' }]} title="Add user" />
        <UserForm />
      </Page>
    </Gate>
  );
}
