import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, Checkbox, Form, Grid, Skeleton, Split, Stack, Text, TextInput } from '@mailroom/design-system';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { permissionNames } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rolePreviewQuery, useAddRole, useEditRole } from '../../../resources/roleEdits.queries.ts';
import { useCan, usePermissions } from '../../../session/user/usePermissions.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { AccessReview } from './AccessReview.tsx';
import { permissionsOfGroups } from './roleAreas.ts';
import { RolePermissions } from './RolePermissions.tsx';

const RoleUsers = loadOnUse(async () => (await import('./RoleUsers.tsx')).RoleUsers, <Skeleton lines={6} />);

interface RoleFormProps {
  /** The role to change; without it, a role is added. */
  role?: V2Schemas['Role'];
  /** The role that a new one begins as a copy of. */
  copied?: V2Schemas['Role'] | undefined;
  /** All permission groups. */
  groups: readonly V2Schemas['Group'][];
}

const NOBODY = new Set<string>();

/** The groups that a role is made of, what they allow together, and who gains and loses by a change. */
export function RoleForm({ role, copied, groups }: RoleFormProps) {
  const navigate = useNavigate();
  const { count } = useFormats();
  const mine = usePermissions();
  const seesPermissions = useCan('can_view_permissions').can;
  const add = useCan('can_add_role');
  const edit = useCan('can_update_role');
  const refusal = role ? (role.actions.find(({ name }) => name === 'update')?.reason ?? edit.reason) : add.reason;
  const { mutateAsync: create } = useAddRole(isShownInForm);
  const { mutateAsync: change } = useEditRole(isShownInForm);
  const added = useRef<number>(undefined);
  const start = (role ?? copied)?.role_groups.map(({ id }) => id).toSorted((left, right) => left - right) ?? [];
  const form = useRecordForm({
    values: { name: role?.name ?? (copied ? `Copy of ${copied.name}` : ''), role_groups: start },
    record: role,
    rules: { name: ['required', 'name_pattern'] },
    cannotSave: refusal || undefined,
    save: async (values, version) => {
      if (role) return change({ role: { id: role.id, version }, values });
      added.current = (await create(values)).id;
      return undefined;
    },
    onDone: () => {
      if (added.current !== undefined) void navigate(paths.administration.role(added.current));
    },
  });
  const chosen = form.control('role_groups');
  const hasOtherGroups = chosen.value.join() !== start.join();
  const preview = useQuery({
    ...rolePreviewQuery(role ?? { id: 0, version: 0 }, chosen.value),
    enabled: role !== undefined && hasOtherGroups && refusal === '',
  });
  const isSuperAdmin = role?.name === SUPER_ADMIN;
  const all = new Set<string>(permissionNames);
  const before = isSuperAdmin ? all : role ? permissionsOfGroups(groups, start) : NOBODY;
  const after = isSuperAdmin ? all : permissionsOfGroups(groups, chosen.value);
  const gained = [...after].filter((name) => !before.has(name)).length;
  const lost = [...before].filter((name) => !after.has(name)).length;
  const affected = (hasOtherGroups && preview.data?.total) || 0;

  function reasonFor(group: V2Schemas['Group']): string {
    if (refusal) return refusal;
    const lacks = group.permissions?.some(({ name }) => !mine.names.has(name) && !before.has(name));
    return lacks && !chosen.value.includes(group.id) ? 'It has a permission that you don’t hold' : '';
  }

  function toggle(id: number, isOn: boolean) {
    const others = chosen.value.filter((other) => other !== id);
    chosen.onValueChange((isOn ? [...others, id] : others).toSorted((left, right) => left - right));
  }

  return (
    <Form {...form.formProps} aria-label={role ? 'Change role' : 'Add role'}>
      <Split
        asideWidth={340}
        aside={
          <AccessReview
            hasChanges={hasOtherGroups}
            preview={preview.data}
            error={preview.error}
            {...(!role && { instead: <Text as="p">Nobody has this role yet, so nobody’s permissions change.</Text> })}
            actions={
              <Stack direction="row" gap={8} justify="end" isWrapping>
                <Button
                  disabled={!form.form.formState.isDirty}
                  reason="Nothing has changed"
                  onClick={() => form.form.reset()}
                >
                  Undo changes
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  isBusy={form.isSaving}
                  disabled={refusal !== '' || (hasOtherGroups && preview.error !== null)}
                  reason={refusal || 'The change is refused'}
                >
                  {role ? (affected > 0 ? `Save and change ${count(affected, 'user')}` : 'Save role') : 'Add role'}
                </Button>
              </Stack>
            }
          />
        }
      >
        <Card title="Role">
          <TextInput label="Name" isRequired {...form.field('name')} disabled={refusal !== ''} reason={refusal} />
        </Card>
        <Card title="Permission groups" note={`${chosen.value.length} of ${groups.length}`}>
          {groups.length === 0 && (
            <Text as="p" tone="muted">
              There are no permission groups yet.
            </Text>
          )}
          <Grid min={240} gap={12} role="group" aria-label="Permission groups of the role">
            {groups.map((group) => (
              // In a box of its own, because a grid stretches its items and a checkbox would spread over the height.
              <div key={group.id}>
                <Checkbox
                  label={group.name}
                  hint={group.description || count(group.permission_count, 'permission')}
                  value={chosen.value.includes(group.id)}
                  onValueChange={(isOn) => toggle(group.id, isOn)}
                  disabled={reasonFor(group) !== ''}
                  reason={reasonFor(group)}
                />
              </div>
            ))}
          </Grid>
        </Card>
        {seesPermissions && <RolePermissions before={role ? before : after} after={after} />}
        {role && <RoleUsers roleId={role.id} gained={gained} lost={lost} />}
      </Split>
      {form.dialogs}
    </Form>
  );
}
