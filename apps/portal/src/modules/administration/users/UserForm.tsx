import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Grid, MultiSelect, Select, Stack, Switch, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { accountChoices } from '../../../resources/choices/choices.queries.ts';
import { allRolesQuery } from '../../../resources/access/roles.queries.ts';
import { useAddUser, useEditUser } from '../../../resources/access/users.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { useChoiceNames } from '../../../shared/forms/choiceNames.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';

/** Adds or edits a user. An edit replaces only the version that was read. */
export function UserForm({ user }: { user?: V2Schemas['User'] }) {
  const navigate = useNavigate();
  const seeRoles = useCan('can_view_role');
  const roles = useQuery({ ...allRolesQuery, enabled: seeRoles.can });
  const may = useCan(user ? 'can_update_user' : 'can_add_user');
  const fixed = { disabled: !may.can, reason: may.reason };
  const { mutateAsync: add } = useAddUser(isShownInForm);
  const { mutateAsync: edit } = useEditUser(isShownInForm);
  const form = useRecordForm({
    values: {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      role_id: (user?.role.id ?? null) as number | null,
      active: user?.active ?? true,
      account_ids: user?.accounts.map(({ id }) => id) ?? [],
    },
    record: user,
    cannotSave: may.can ? undefined : may.reason,
    rules: {
      first_name: ['required', atMost(200)],
      last_name: ['required', atMost(200)],
      email: ['required', 'email', atMost(254)],
      role_id: ['required'],
    },
    ...(!user && { draftKey: 'user:new' }),
    save: async (typed, version) => {
      const values = { ...typed, role_id: typed.role_id ?? 0 };
      if (user) return edit({ user, version, values });
      return add(values);
    },
    onDone: () => void navigate(paths.administration.users),
  });
  const accounts = form.control('account_ids');
  const names = useChoiceNames('account_ids');
  const known = roles.data?.objects ?? (user ? [user.role] : []);
  const roleOptions = known.map(({ id, name }) => ({ value: id, label: name }));
  const linked = (user?.accounts ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form {...form.formProps}>
      <Card title="Person">
        <Stack gap={16}>
          <Grid columns="auto" min={240} gap={16}>
            <TextInput label="First name" {...form.field('first_name')} {...fixed} />
            <TextInput label="Last name" {...form.field('last_name')} {...fixed} />
          </Grid>
          <TextInput label="Email" type="email" {...form.field('email')} {...fixed} />
        </Stack>
      </Card>
      <Card title="Access">
        <Stack gap={16}>
          <Select
            label="Role"
            options={roleOptions}
            {...form.control('role_id')}
            disabled={!may.can || !seeRoles.can}
            reason={may.reason || seeRoles.reason}
          />
          <MultiSelect
            label="Accounts"
            hint="The user sees only rows of linked accounts. Links to accounts that you can’t see don’t change."
            options={linked}
            selectedOptions={[...names.of(accounts.value), ...linked]}
            load={async (request) => names.meet(await accountChoices(request))}
            {...accounts}
            {...fixed}
            onValueChange={(ids) => {
              names.keep(ids);
              accounts.onValueChange(ids);
            }}
          />
          <Switch
            label="Active"
            hint="Inactive users are signed out immediately and can’t sign in."
            {...form.control('active')}
            {...fixed}
          />
        </Stack>
      </Card>
      {may.can && (
        <Stack direction="row" gap={8} justify="end">
          <Button href={paths.administration.users}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={form.isSaving}>
            {user ? 'Save user' : 'Add user'}
          </Button>
        </Stack>
      )}
      {form.dialogs}
    </Form>
  );
}
