import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Grid, MultiSelect, Select, Stack, Switch, TextInput } from '@mailroom/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { emailAccountsQuery } from '../../resources/emailAccounts.queries.ts';
import { EVERY, rolesQuery } from '../../resources/roles.queries.ts';
import { useAddUser, useEditUser } from '../../resources/users.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { paths } from '../../shared/paths.ts';

/** Fields of a user; an existing one is saved over the version that was read. */
export function UserForm({ user }: { user?: V2Schemas['User'] }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const roles = useQuery(rolesQuery(EVERY));
  const may = useCan(user ? 'can_update_user' : 'can_add_user');
  const { mutateAsync: add } = useAddUser(isShownInForm);
  const { mutateAsync: edit } = useEditUser(isShownInForm);
  const form = useRecordForm({
    values: {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      role_id: user ? String(user.role.id) : '',
      active: user?.active ?? true,
      account_ids: user?.accounts.map(({ id }) => String(id)) ?? [],
    },
    record: user,
    cannotSave: may.can ? undefined : may.reason,
    rules: { first_name: ['required'], last_name: ['required'], email: ['required', 'email'], role_id: ['required'] },
    ...(!user && { draftKey: 'user:new' }),
    save: async (typed, newer) => {
      const values = { ...typed, role_id: Number(typed.role_id), account_ids: typed.account_ids.map(Number) };
      if (user) return edit({ user: { ...user, ...(newer as Partial<typeof user> | undefined) }, values });
      return add(values);
    },
    onDone: () => void navigate(paths.administration.users),
  });
  const roleOptions = (roles.data?.objects ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form onSubmit={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
      <Card title="Person">
        <Stack gap={16}>
          <Grid columns="auto" min={240} gap={16}>
            <TextInput label="First name" isRequired {...form.field('first_name')} />
            <TextInput label="Last name" isRequired {...form.field('last_name')} />
          </Grid>
          <TextInput label="Email" type="email" isRequired {...form.field('email')} />
        </Stack>
      </Card>
      <Card title="Access">
        <Stack gap={16}>
          <Controller
            control={form.form.control}
            name="role_id"
            render={({ field, fieldState }) => (
              <Select
                label="Role"
                name={field.name}
                isRequired
                options={roleOptions}
                value={field.value || null}
                onValueChange={(value) => field.onChange(value ?? '')}
                onBlur={field.onBlur}
                {...(fieldState.error?.message && { error: fieldState.error.message })}
              />
            )}
          />
          <Controller
            control={form.form.control}
            name="account_ids"
            render={({ field }) => (
              <MultiSelect
                label="Accounts"
                name={field.name}
                hint="A user sees the rows of linked accounts alone. Links to accounts that you do not see stay as they are."
                options={(user?.accounts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                selectedOptions={(user?.accounts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                load={async ({ search }) => {
                  const found = await queries.fetchQuery(emailAccountsQuery(search));
                  return {
                    options: found.objects.map(({ id, name }) => ({ value: String(id), label: name })),
                    hasMore: false,
                  };
                }}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          <Controller
            control={form.form.control}
            name="active"
            render={({ field }) => (
              <Switch
                label="Active"
                hint="Inactive users are signed out at once and can’t sign in."
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Stack>
      </Card>
      <Stack direction="row" gap={8} justify="end">
        <Button href={paths.administration.users}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={form.isSaving} disabled={!may.can} reason={may.reason}>
          {user ? 'Save user' : 'Add user'}
        </Button>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
