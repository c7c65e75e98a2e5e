import { Button, Page, PageHeader, Skeleton, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useDeleteGroup } from '../../../resources/access/roleEdits.queries.ts';
import { groupQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { DeleteButton } from './DeleteButton.tsx';

const GroupPermissions = loadAlongside(
  async () => (await import('./GroupPermissions.tsx')).GroupPermissions,
  <Skeleton lines={12} />,
);
const GroupDialog = loadOnUse(async () => (await import('./GroupDialog.tsx')).GroupDialog);

function Group({ id }: { id: number }) {
  const group = useQuery(groupQuery(id));
  const edit = useCan('can_update_role');
  const { mutate: remove, isPending } = useDeleteGroup();
  const [isEditing, setEditing] = useState(false);
  usePageTitle(group.data?.name ?? 'Permission group');
  if (group.error && !group.data) {
    return (
      <LoadFailure what="The group" query={group} back={{ href: paths.administration.groups, label: 'All groups' }} />
    );
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={[
          { label: 'Permission groups', href: paths.administration.groups },
          { label: group.data?.name ?? 'Permission group' },
        ]}
        title={group.data?.name ?? 'Permission group'}
        actions={
          <>
            {group.data && (
              <DeleteButton
                label="Delete group"
                actions={group.data.actions}
                isBusy={isPending}
                remove={(options) => remove(group.data, options)}
                listHref={paths.administration.groups}
              />
            )}
            {edit.can && (
              <Button disabled={!group.data} reason="The group is being loaded" onClick={() => setEditing(true)}>
                Change name
              </Button>
            )}
          </>
        }
      />
      {group.data?.description && (
        <Text as="p" tone="muted">
          {group.data.description}
        </Text>
      )}
      {!group.data && <Skeleton lines={12} />}
      {group.data && (
        <Gate needs="can_view_permissions" screen>
          <GroupPermissions key={group.data.version} group={group.data} />
        </Gate>
      )}
      {isEditing && group.data && <GroupDialog group={group.data} onClose={() => setEditing(false)} />}
    </Page>
  );
}

/** A permission group: its name and its permissions, which are replaced as a whole. */
export function GroupPage() {
  const id = useRouteId();
  return (
    <Gate needs="can_view_role" screen>
      <Group id={id} key={id} />
    </Gate>
  );
}
