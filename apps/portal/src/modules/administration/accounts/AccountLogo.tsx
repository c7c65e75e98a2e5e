import { FileDrop, Link } from '@mailroom/design-system';
import { fileTypes } from '@mailroom/domain/forms/fileTypes';
import type { RecordForm } from '../../../shared/forms/useRecordForm.tsx';
import type { AccountSettingsValues } from './accountSettings.ts';

interface AccountLogoProps {
  form: RecordForm<AccountSettingsValues>;
  /** Address of the current logo. */
  logo: string | null;
  disabled: boolean;
  reason: string;
}

/** The account's logo; a new one is saved with the form. */
export function AccountLogo({ form, logo, disabled, reason }: AccountLogoProps) {
  const { label, extensions, maxBytes } = fileTypes.account_logo;
  const hint = logo ? (
    <Link href={logo} isExternal>
      View the current logo
    </Link>
  ) : (
    'No logo yet.'
  );
  const { value, onValueChange } = form.control('logo');
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={extensions}
      maxBytes={maxBytes}
      items={
        value
          ? [{ id: 'logo', name: value.name, size: value.size, state: { kind: 'done', note: 'Saved with the form' } }]
          : []
      }
      onFiles={([file]) => onValueChange(file ?? null)}
      onRemove={() => onValueChange(null)}
      disabled={disabled}
      reason={reason}
    />
  );
}
