import { NumberInput } from '@mailroom/design-system';
import { Controller } from 'react-hook-form';
import type { RecordForm } from '../../shared/forms/useRecordForm.tsx';
import type { AccountSettingsValues, settingNumbers } from './accountSettings.ts';

interface SettingNumberProps {
  form: RecordForm<AccountSettingsValues>;
  setting: (typeof settingNumbers)[number];
  disabled: boolean;
  reason: string;
}

/** One of the account's numbers with its unit. */
export function SettingNumber({ form, setting: { name, ...words }, disabled, reason }: SettingNumberProps) {
  return (
    <Controller
      control={form.form.control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          {...words}
          name={name}
          ref={field.ref}
          onUnreadable={form.unreadable(name)}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          disabled={disabled}
          reason={reason}
          {...(fieldState.error?.message && { error: fieldState.error.message })}
        />
      )}
    />
  );
}
