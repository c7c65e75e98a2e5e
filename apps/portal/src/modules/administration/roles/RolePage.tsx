import {
  Card,
  DateText,
  DescriptionList,
  Link,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { roleQuery } from '../../../resources/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

function Role({ id }: { id: number }) {
  const role = useQuery(roleQuery(id));
  const { number } = useFormats();
  usePageTitle(role.data?.name ?? 'Role');
  const breadcrumbs = [{ label: 'Roles', href: paths.administration.roles }];
  if (role.error && !role.data)
    return <LoadFailure what="The role" query={role} back={{ href: paths.administration.roles, label: 'All roles' }} />;
  return (
    <Page width="narrow">
      <PageHeader breadcrumbs={breadcrumbs} title={role.data?.name ?? 'Role'} />
      <Card title="Role">
        {role.data ? (
          <DescriptionList
            items={[
              { term: 'Users who have it', detail: number(role.data.user_count) },
              { term: 'Date Created', detail: <DateText value={role.data.created_at} /> },
            ]}
          />
        ) : (
          <Skeleton lines={2} />
        )}
      </Card>
      <Card title="Permission groups" note={role.data && number(role.data.role_groups.length)}>
        {role.data ? (
          <Stack gap={8}>
            {role.data.role_groups.length === 0 && (
              <Text as="p" tone="muted">
                The role has no group yet, so it allows nothing.
              </Text>
            )}
            {role.data.role_groups.map((group) => (
              <Link key={group.id} href={paths.administration.group(group.id)}>
                {group.name}
              </Link>
            ))}
          </Stack>
        ) : (
          <Skeleton lines={4} />
        )}
      </Card>
    </Page>
  );
}

/** A role and its permission groups; each group links to its permissions. */
export function RolePage() {
  const id = Number(useParams()['id']);
  return (
    <Gate needs="can_view_role" screen>
      <Role id={id} key={id} />
    </Gate>
  );
}
