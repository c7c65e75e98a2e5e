import { FileDrop, Link } from '@mailroom/design-system';
import { fileTypes } from '@mailroom/domain/file-types';
import { Controller, type Control } from 'react-hook-form';
import type { AccountSettingsValues } from './accountSettings.ts';

interface AccountLogoProps {
  control: Control<AccountSettingsValues>;
  /** Address of the current logo. */
  logo: string | null;
  disabled: boolean;
  reason: string;
}

/** The account's logo; a new one is saved with the form. */
export function AccountLogo({ control, logo, disabled, reason }: AccountLogoProps) {
  const { label, extensions, maxBytes } = fileTypes.account_logo;
  const hint = logo ? (
    <Link href={logo} isExternal>
      View the current logo
    </Link>
  ) : (
    'No logo yet.'
  );
  return (
    <Controller
      control={control}
      name="logo"
      render={({ field: { value, onChange } }) => (
        <FileDrop
          label={label}
          hint={hint}
          accept={extensions}
          maxBytes={maxBytes}
          items={
            value
              ? [
                  {
                    id: 'logo',
                    name: value.name,
                    size: value.size,
                    state: { kind: 'done', note: 'Saved with the form' },
                  },
                ]
              : []
          }
          onFiles={([file]) => onChange(file ?? null)}
          onRemove={() => onChange(null)}
          disabled={disabled}
          reason={reason}
        />
      )}
    />
  );
}
