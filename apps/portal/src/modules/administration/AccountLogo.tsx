import { FileDrop, Link } from '@mailroom/design-system';
import { fileTypes } from '@mailroom/domain/file-types';
import type { RecordForm } from '../../shared/forms/useRecordForm.tsx';
import type { AccountSettingsValues } from './accountSettings.ts';

interface AccountLogoProps {
  form: RecordForm<AccountSettingsValues>;
  /** Where the present logo can be seen. */
  logo: string | null;
  disabled: boolean;
  reason: string;
}

/** The logo that goes with the form when it is saved. */
export function AccountLogo({ form, logo, disabled, reason }: AccountLogoProps) {
  const { label, extensions, maxBytes } = fileTypes.account_logo;
  const hint = logo ? (
    <Link href={logo} isExternal>
      See the present logo
    </Link>
  ) : (
    'There is no logo yet.'
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
          ? [{ id: 'logo', name: value.name, size: value.size, state: { kind: 'done', note: 'Goes with the save' } }]
          : []
      }
      onFiles={([file]) => onValueChange(file ?? null)}
      onRemove={() => onValueChange(null)}
      disabled={disabled}
      reason={reason}
    />
  );
}
