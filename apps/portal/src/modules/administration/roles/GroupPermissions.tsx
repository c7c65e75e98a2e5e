import type { V2Schemas } from '@mailroom/api-client';
import { Card, Split, Stack } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { groupPreviewQuery, useSetPermissions } from '../../../resources/access/roleEdits.queries.ts';
import { useCan, usePermissions } from '../../../session/user/usePermissions.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { AccessReview } from './AccessReview.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UsedByRoles } from './UsedByRoles.tsx';

const columns = [{ id: 'held', label: 'Allowed' }];

function refusalOf(isChanged: boolean, isRefused: boolean): string {
  if (!isChanged) return 'Nothing has changed';
  return isRefused ? 'The change is refused' : '';
}

/** The permissions of a group, who would gain and lose by a change, and the roles that it reaches. */
export function GroupPermissions({ group }: { group: V2Schemas['Group'] }) {
  const mine = usePermissions();
  const edit = useCan('can_update_role');
  const review = useRef<HTMLElement>(null);
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
  const toggle = (name: Permission, isOn: boolean) =>
    setChosen((before) => {
      const others = before.filter((other) => other !== name);
      return isOn ? [...others, name] : others;
    });
  return (
    <Stack>
      <Split
        asideWidth={340}
        aside={
          <>
            <AccessReview ref={review} hasChanges={isChanged} preview={preview.data} error={preview.error} />
            <UsedByRoles groupId={group.id} />
          </>
        }
      >
        <Card title="Permissions" note={`${chosen.length} of ${permissions.length}`}>
          <PermissionMatrix
            label="Permissions of the group"
            columns={columns}
            isChecked={(id) => chosen.includes(id as Permission)}
            {...(edit.can && {
              onValueChange: (id: string, _column: string, isOn: boolean) => toggle(id as Permission, isOn),
              onValuesChange: (all) => all.forEach(({ rowId, isOn }) => toggle(rowId as Permission, isOn)),
            })}
            disabledReason={(id) =>
              mine.names.has(id) || held.includes(id as Permission)
                ? undefined
                : 'You can’t grant a permission that you don’t hold'
            }
          />
        </Card>
      </Split>
      <SaveBar
        label={isChanged ? `Save ${count(changes, 'change')}` : 'Save changes'}
        affected={(isChanged && preview.data?.total) || 0}
        isDirty={isChanged}
        onUndo={() => setChosen(held)}
        isBusy={isPending}
        onReview={() => review.current?.scrollIntoView({ block: 'center' })}
        mayNot={edit.reason}
        refusal={refusalOf(isChanged, preview.error !== null)}
        onSave={() => replace({ group, permissions: [...chosen] })}
      />
    </Stack>
  );
}
