import { NumberInput } from '@mailroom/design-system';
import { Controller, type Control } from 'react-hook-form';
import type { AccountSettingsValues, settingNumbers } from './accountSettings.ts';

interface SettingNumberProps {
  control: Control<AccountSettingsValues>;
  setting: (typeof settingNumbers)[number];
  disabled: boolean;
  reason: string;
}

/** A number input for a setting of the account, with its unit. */
export function SettingNumber({ control, setting: { name, ...words }, disabled, reason }: SettingNumberProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          {...words}
          name={name}
          ref={field.ref}
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
