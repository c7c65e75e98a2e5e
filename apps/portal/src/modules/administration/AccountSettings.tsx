import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Grid, Select, Stack, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { statusesOf } from '../../components/statusLists.ts';
import { timeZonesQuery, useEditAccount } from '../../resources/accounts.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { AccountLogo } from './AccountLogo.tsx';
import { patchOf, settingNumbers, settingRules, settingsOf } from './accountSettings.ts';
import { SettingNumber } from './SettingNumber.tsx';

const statusOptions = statusesOf('account').codes.map((code) => ({ value: code, label: code }));
const off = ({ can, reason }: { can: boolean; reason: string }) => ({ disabled: !can, reason });

/** What people may change of an account; each part by its own permission. */
export function AccountSettings({ account }: { account: V1Schemas['Account'] }) {
  const update = useCan('can_update_account');
  const settings = useCan('can_modify_account_settings');
  const logo = useCan('can_upload_account_logo');
  const zones = useQuery(timeZonesQuery);
  const { mutateAsync: edit } = useEditAccount(isShownInForm);
  const form = useRecordForm({
    values: settingsOf(account),
    record: account,
    rules: settingRules,
    cannotSave: update.can || settings.can || logo.can ? undefined : update.reason,
    save: (typed, newer) =>
      edit({
        id: account.id,
        version: Number(newer?.['version'] ?? account.version),
        values: patchOf(typed, { update: update.can, settings: settings.can, logo: logo.can }),
      }),
  });
  const { control } = form.form;
  const zoneOptions = (zones.data?.objects ?? []).map(({ name, abbreviation }) => ({
    value: name,
    label: `${name} (${abbreviation})`,
  }));
  return (
    <Form onSubmit={form.submit} onBlocked={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
      <Card title="Account">
        <Grid min={260} columns="auto" gap={16}>
          <TextInput label="Account Name" isRequired {...form.field('name')} {...off(update)} />
          <TextInput label="Phone Number" {...form.field('owner_phone')} {...off(update)} />
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Select
                label="Status"
                name={field.name}
                options={statusOptions}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                {...off(update)}
              />
            )}
          />
          <Controller
            control={control}
            name="time_zone"
            render={({ field }) => (
              <Select
                label="Time zone"
                name={field.name}
                options={zoneOptions.length > 0 ? zoneOptions : [{ value: field.value, label: field.value }]}
                value={field.value}
                onValueChange={(value) => field.onChange(value ?? 'UTC')}
                onBlur={field.onBlur}
                {...off(update)}
              />
            )}
          />
          <AccountLogo control={control} logo={account.logo} {...off(logo)} />
        </Grid>
      </Card>
      <Card title="Sending">
        <Grid min={260} columns="auto" gap={16}>
          <TextInput
            label="Email"
            hint="Gets every proof."
            {...form.field('test_seed_email_address')}
            {...off(settings)}
          />
          <TextInput label="ECID" {...form.field('test_seed_ecid')} {...off(settings)} />
          {settingNumbers.map((setting) => (
            <SettingNumber key={setting.name} form={form} setting={setting} {...off(settings)} />
          ))}
        </Grid>
      </Card>
      <Stack direction="row" justify="end">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isSaving}
          disabled={!update.can && !settings.can && !logo.can}
          reason={update.reason}
        >
          Save account
        </Button>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
