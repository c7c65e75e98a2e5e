import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, CheckMatrix, Page, PageHeader, Skeleton, Split, Stack, Text } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { groupPreviewQuery, useDeleteGroup, useSetPermissions } from '../../../resources/roleEdits.queries.ts';
import { groupQuery } from '../../../resources/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan, usePermissions } from '../../../session/user/usePermissions.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { AccessReview } from './AccessReview.tsx';
import { DeleteButton } from './DeleteButton.tsx';

const GroupDialog = loadOnUse(async () => (await import('./GroupDialog.tsx')).GroupDialog);

const rows = permissions.map(({ name, description, group }) => ({ id: name, label: name, hint: description, group }));
const columns = [{ id: 'held', label: 'Allowed' }];

function Matrix({ group }: { group: V2Schemas['Group'] }) {
  const mine = usePermissions();
  const edit = useCan('can_update_role');
  const { count } = useFormats();
  const { mutate: replace, isPending } = useSetPermissions();
  const held = group.permissions?.map(({ name }) => name) ?? [];
  const [chosen, setChosen] = useState<readonly Permission[]>(held);
  const changes = permissions.filter(({ name }) => chosen.includes(name) !== held.includes(name)).length;
  const isChanged = changes > 0;
  const preview = useQuery({
    ...groupPreviewQuery(group, chosen.toSorted()),
    enabled: isChanged && edit.can,
  });
  const affected = (isChanged && preview.data?.total) || 0;
  const saveLabel = isChanged ? `Save ${count(changes, 'change')}` : 'Save changes';
  const toggle = (name: Permission, isOn: boolean) =>
    setChosen((before) => {
      const others = before.filter((other) => other !== name);
      return isOn ? [...others, name] : others;
    });
  return (
    <Split
      asideWidth={340}
      aside={
        <AccessReview
          hasChanges={isChanged}
          preview={preview.data}
          error={preview.error}
          actions={
            <Stack direction="row" gap={8} justify="end" isWrapping>
              <Button disabled={!isChanged} reason="Nothing has changed" onClick={() => setChosen(held)}>
                Undo changes
              </Button>
              <Button
                variant="primary"
                disabled={!edit.can || !isChanged || preview.error !== null}
                reason={edit.reason || (isChanged ? 'The change is refused' : 'Nothing has changed')}
                isBusy={isPending}
                onClick={() => replace({ group, permissions: [...chosen] })}
              >
                {affected > 0 ? `Save and change ${count(affected, 'user')}` : saveLabel}
              </Button>
            </Stack>
          }
        />
      }
    >
      <Card title="Permissions" note={`${chosen.length} of ${permissions.length}`}>
        <CheckMatrix
          label="Permissions of the group"
          rowsLabel="Permission"
          rows={rows}
          columns={columns}
          isChecked={(id) => chosen.includes(id as Permission)}
          {...(edit.can && {
            onChange: (id: string, _column: string, isOn: boolean) => toggle(id as Permission, isOn),
            onChangeMany: (all) => all.forEach(({ rowId, isOn }) => toggle(rowId as Permission, isOn)),
          })}
          disabledReason={(id) =>
            mine.names.has(id) || held.includes(id as Permission)
              ? undefined
              : 'You can’t grant a permission that you don’t hold'
          }
        />
      </Card>
    </Split>
  );
}

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
        breadcrumbs={[{ label: 'Permission groups', href: paths.administration.groups }]}
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
            <Button
              disabled={!edit.can || !group.data}
              reason={edit.reason || 'The group is being loaded'}
              onClick={() => setEditing(true)}
            >
              Change name
            </Button>
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
          <Matrix key={group.data.version} group={group.data} />
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
