import type { V1Schemas } from '@mailroom/api-client';
import { Card, Form, Grid, NumberInput, Select, TextInput } from '@mailroom/design-system';
import { accountStatuses } from '@mailroom/domain/statuses/recordStatuses';
import { useQuery } from '@tanstack/react-query';
import { RecordFile } from '../../../components/RecordFile.tsx';
import { timeZonesQuery, useEditAccount } from '../../../resources/accounts.queries.ts';
import { useDownload } from '../../../resources/downloads.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { SettingsBar } from './SettingsBar.tsx';
import { SignOffsNeeded } from './SignOffsNeeded.tsx';
import { patchOf, settingNumbers, settingRules, settingsOf } from './accountSettings.ts';

const statusOptions = accountStatuses.map(({ code }) => ({ value: code, label: code }));

function off({ can, reason }: { can: boolean; reason: string }) {
  return { disabled: !can, reason };
}

/** The settings that a user may change, each with its own permission. */
export function AccountSettings({ account }: { account: V1Schemas['Account'] }) {
  const update = useCan('can_update_account');
  const settings = useCan('can_modify_account_settings');
  const logo = useCan('can_upload_account_logo');
  const mayChange = update.can || settings.can || logo.can;
  const zones = useQuery(timeZonesQuery);
  const { mutateAsync: edit } = useEditAccount(isShownInForm);
  const { mutate: download } = useDownload();
  const form = useRecordForm({
    values: settingsOf(account),
    record: account,
    rules: settingRules,
    cannotSave: mayChange ? undefined : update.reason,
    save: (typed, version) =>
      edit({
        id: account.id,
        version,
        values: patchOf(
          { values: typed, hasLogo: account.logo !== null },
          { update: update.can, settings: settings.can, logo: logo.can },
        ),
      }),
  });
  const status = form.control('status');
  const zone = form.control('time_zone');
  const zoneOptions = (zones.data?.objects ?? []).map(({ name, abbreviation }) => ({
    value: name,
    label: `${name} (${abbreviation})`,
  }));
  return (
    <Form {...form.formProps}>
      <Card title="Account">
        <Grid min={260} columns="auto" gap={16}>
          <TextInput label="Account Name" {...form.field('name')} {...off(update)} />
          <TextInput label="Phone Number" {...form.field('owner_phone')} {...off(update)} />
          <Select
            label="Status"
            options={statusOptions}
            {...status}
            onValueChange={(code) => status.onValueChange(code ?? 'Active')}
            {...off(update)}
          />
          <Select
            label="Time zone"
            options={zoneOptions.length > 0 ? zoneOptions : [{ value: zone.value, label: zone.value }]}
            {...zone}
            onValueChange={(value) => zone.onValueChange(value ?? 'UTC')}
            {...off(update)}
          />
          <RecordFile
            type="account_logo"
            stored={account.logo ? { name: 'Current logo' } : null}
            control={form.control('logo')}
            onDownload={() => download({ type: 'account_logo', ownerId: account.id })}
            {...off(logo)}
          />
        </Grid>
      </Card>
      <Card title="Sending">
        <Grid min={260} columns="auto" gap={16}>
          <TextInput
            label="Email of the test seed"
            hint="Gets every proof."
            {...form.field('test_seed_email_address')}
            {...off(settings)}
          />
          <TextInput label="ECID of the test seed" {...form.field('test_seed_ecid')} {...off(settings)} />
          {settingNumbers.map(({ name, ...words }) => (
            <NumberInput key={name} {...words} {...form.typed(name)} {...off(settings)} />
          ))}
        </Grid>
      </Card>
      <Card title="Creatives">
        <SignOffsNeeded {...form.control('sign_offs_needed')} {...off(settings)} />
      </Card>
      {mayChange && <SettingsBar label="Save account" form={form} />}
      {form.dialogs}
    </Form>
  );
}
