import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Grid, NumberInput, Select, Stack, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { timeZonesQuery, useEditAccount } from '../../resources/accounts.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import { isShownInForm, useRecordForm } from '../../shared/forms/useRecordForm.tsx';

type Account = V1Schemas['Account'];

function valuesOf(account: Account) {
  return {
    name: account.name,
    owner_phone: account.owner_phone ?? '',
    time_zone: account.time_zone ?? 'UTC',
    test_seed_email_address: account.test_seed_email_address ?? '',
    test_seed_ecid: account.test_seed_ecid ?? '',
    hold_minutes: account.hold_minutes ?? null,
    send_rate_per_minute: account.send_rate_per_minute ?? null,
    deployment_delta_days: account.deployment_delta_days ?? null,
    volume_tolerance_percent: account.volume_tolerance_percent ?? null,
    reject_limit_percent: account.reject_limit_percent ?? null,
  };
}

type Values = ReturnType<typeof valuesOf>;
type NumberField =
  | 'hold_minutes'
  | 'send_rate_per_minute'
  | 'deployment_delta_days'
  | 'volume_tolerance_percent'
  | 'reject_limit_percent';

const numbers: readonly { name: NumberField; label: string; unit: string; hint: string }[] = [
  {
    name: 'hold_minutes',
    label: 'Hold time',
    unit: 'minutes',
    hint: 'From launch till the send list is built; 0 builds at once.',
  },
  {
    name: 'send_rate_per_minute',
    label: 'Send rate',
    unit: 'a minute',
    hint: 'Empty sends as fast as the relay takes it.',
  },
  {
    name: 'deployment_delta_days',
    label: 'Deployment delta',
    unit: 'days',
    hint: 'Days between a launch and the earliest start.',
  },
  {
    name: 'volume_tolerance_percent',
    label: 'Volume tolerance',
    unit: '%',
    hint: 'How far the deliverable may lie below the order.',
  },
  {
    name: 'reject_limit_percent',
    label: 'Reject limit',
    unit: '%',
    hint: 'More rejected rows than this make an audience invalid.',
  },
];

interface NumberFieldProps {
  control: Control<Values>;
  field: (typeof numbers)[number];
  isDisabled: boolean;
  reason: string;
}

function SettingNumber({ control, field: { name, label, unit, hint }, isDisabled, reason }: NumberFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          label={label}
          unit={unit}
          hint={hint}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          disabled={isDisabled}
          reason={reason}
          {...(fieldState.error?.message && { error: fieldState.error.message })}
        />
      )}
    />
  );
}

/** What people may change of an account; each part by its own permission. */
export function AccountSettings({ account }: { account: Account }) {
  const update = useCan('can_update_account');
  const settings = useCan('can_modify_account_settings');
  const zones = useQuery(timeZonesQuery);
  const { mutateAsync: edit } = useEditAccount(isShownInForm);
  const form = useRecordForm({
    values: valuesOf(account),
    rules: {
      name: ['required'],
      test_seed_email_address: ['email'],
      hold_minutes: ['non_negative'],
      deployment_delta_days: ['non_negative'],
    },
    save: (typed, newer) => {
      const { name, owner_phone, time_zone, ...rest } = typed;
      const values = {
        ...(update.can && { name, owner_phone: owner_phone || null, time_zone }),
        ...(settings.can && {
          test_seed_email_address: rest.test_seed_email_address || null,
          test_seed_ecid: rest.test_seed_ecid || null,
          send_rate_per_minute: rest.send_rate_per_minute,
          ...Object.fromEntries(
            numbers.filter((field) => rest[field.name] !== null).map((field) => [field.name, rest[field.name]]),
          ),
        }),
      };
      return edit({ id: account.id, version: Number(newer?.['version'] ?? account.version), values });
    },
  });
  const zoneOptions = (zones.data?.objects ?? []).map(({ name, abbreviation }) => ({
    value: name,
    label: `${name} (${abbreviation})`,
  }));
  const off = (may: typeof update) => ({ disabled: !may.can, reason: may.reason });
  return (
    <Form onSubmit={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
      <Stack gap={16}>
        <Card title="Account">
          <Grid min={260} columns="auto" gap={16}>
            <TextInput label="Account Name" isRequired {...form.field('name')} {...off(update)} />
            <TextInput label="Phone Number" {...form.field('owner_phone')} {...off(update)} />
            <Controller
              control={form.form.control}
              name="time_zone"
              render={({ field }) => (
                <Select
                  label="Time zone"
                  options={zoneOptions.length > 0 ? zoneOptions : [{ value: field.value, label: field.value }]}
                  value={field.value}
                  onChange={(value) => field.onChange(value ?? 'UTC')}
                  onFieldBlur={field.onBlur}
                  {...off(update)}
                />
              )}
            />
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
            {numbers.map((field) => (
              <SettingNumber
                key={field.name}
                control={form.form.control}
                field={field}
                isDisabled={!settings.can}
                reason={settings.reason}
              />
            ))}
          </Grid>
        </Card>
        <Stack direction="row" justify="end">
          <Button
            type="submit"
            variant="primary"
            isBusy={form.isSaving}
            disabled={!update.can && !settings.can}
            reason={update.reason}
          >
            Save account
          </Button>
        </Stack>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
