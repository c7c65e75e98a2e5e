import type { V2Schemas } from '@mailroom/api-client';
import { Card, Form, Skeleton, Split, Stack, Text, TextInput } from '@mailroom/design-system';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { permissionNames } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rolePreviewQuery, useAddRole, useEditRole } from '../../../resources/access/roleEdits.queries.ts';
import { useIsStaff } from '../../../session/user/useIsStaff.ts';
import { useCan, usePermissions } from '../../../session/user/usePermissions.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { AccessReview } from './AccessReview.tsx';
import { permissionsOfGroups } from './roleAreas.ts';
import { RoleGroups } from './RoleGroups.tsx';
import { PeopleChange, RolePeople } from './RolePeople.tsx';
import { SaveBar } from './SaveBar.tsx';

const RolePermissions = loadAlongside(
  async () => (await import('./RolePermissions.tsx')).RolePermissions,
  <Skeleton lines={16} />,
);
const RoleRemarks = loadOnUse(async () => (await import('./RoleRemarks.tsx')).RoleRemarks, null);
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
  const mine = usePermissions();
  const isReaderStaff = useIsStaff();
  const seesPermissions = useCan('can_view_permissions').can;
  const add = useCan('can_add_role');
  const edit = useCan('can_update_role');
  const refusal = role ? (role.actions.find(({ name }) => name === 'update')?.reason ?? edit.reason) : add.reason;
  const { mutateAsync: create } = useAddRole(isShownInForm);
  const { mutateAsync: change } = useEditRole(isShownInForm);
  const added = useRef<number>(undefined);
  const review = useRef<HTMLElement>(null);
  const start = (role ?? copied)?.role_groups.map(({ id }) => id).toSorted((left, right) => left - right) ?? [];
  const form = useRecordForm({
    values: {
      name: role?.name ?? (copied ? `Copy of ${copied.name}` : ''),
      role_groups: start,
      is_staff: (role ?? copied)?.is_staff ?? false,
    },
    record: role,
    rules: { name: ['required', 'name_pattern', atMost(200)] },
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
  const people = form.control('is_staff');
  const hasOtherGroups = chosen.value.join() !== start.join();
  const hasOtherPeople = role !== undefined && people.value !== role.is_staff;
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
  const affected = Math.max((hasOtherGroups && preview.data?.total) || 0, hasOtherPeople ? (role?.user_count ?? 0) : 0);
  const staffRefusal = isReaderStaff || role?.is_staff ? '' : 'Only staff can make others staff';
  const instead = role
    ? hasOtherPeople && !hasOtherGroups && 'No user gains or loses a permission.'
    : 'Nobody has this role yet, so nobody’s permissions change.';

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
        startWidth={224}
        asideWidth={260}
        start={
          <>
            <Card title="Role">
              <Stack gap={16}>
                <TextInput label="Name" {...form.field('name')} disabled={refusal !== ''} reason={refusal} />
                <RolePeople
                  isStaff={people.value}
                  onStaff={people.onValueChange}
                  refusal={refusal}
                  staffRefusal={staffRefusal}
                />
              </Stack>
            </Card>
            <RoleGroups
              groups={groups}
              before={role && start}
              chosen={chosen.value}
              onToggle={toggle}
              reasonFor={reasonFor}
            />
          </>
        }
        aside={
          <AccessReview
            ref={review}
            hasChanges={hasOtherGroups}
            preview={preview.data}
            error={preview.error}
            {...(instead && { instead: <Text as="p">{instead}</Text> })}
          >
            {hasOtherPeople && <PeopleChange users={role?.user_count ?? 0} isStaff={people.value} />}
            {!isSuperAdmin && (
              <RoleRemarks
                roleId={role?.id}
                isChanged={hasOtherGroups || !role}
                groups={groups}
                before={before}
                after={after}
                isStaff={people.value}
              />
            )}
          </AccessReview>
        }
      >
        {seesPermissions && <RolePermissions before={role ? before : after} after={after} />}
        {role && <RoleUsers roleId={role.id} gained={gained} lost={lost} />}
      </Split>
      <SaveBar
        label={role ? 'Save role' : 'Add role'}
        affected={affected}
        isDirty={form.isDirty}
        onUndo={() => form.form.reset()}
        isBusy={form.isSaving}
        onReview={() => review.current?.scrollIntoView({ block: 'center' })}
        mayNot={refusal}
        refusal={
          (role && !form.isDirty ? 'Nothing has changed' : '') ||
          (hasOtherGroups && preview.error !== null ? 'The change is refused' : '') ||
          (people.value ? staffRefusal : '')
        }
      />
      {form.dialogs}
    </Form>
  );
}
