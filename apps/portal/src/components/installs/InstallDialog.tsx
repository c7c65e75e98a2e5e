import type { V1Schemas } from '@mailroom/api-client';
import { NumberInput, PasswordInput, RadioGroup, TextArea, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountChoices } from '../../resources/choices/choices.queries.ts';
import { installQuery, useAddInstall, useEditInstall } from '../../resources/installs.queries.ts';
import { useCan } from '../../session/user/usePermissions.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../shared/forms/RecordDialog.tsx';
import type { RecordForm } from '../../shared/forms/recordForm.ts';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { ChoiceInput } from '../ChoiceInput.tsx';
import { RecordDialogState } from '../RecordDialogState.tsx';
import { EXACT, filledOf, patchOf, rulesOf, valuesOf, type InstallKind, type InstallValues } from './installForm.ts';

type Install = V1Schemas['Install'];

interface FieldsProps {
  form: RecordForm<InstallValues>;
  install?: Install | undefined;
}

function secretHint(isSet: boolean | undefined, otherwise = 'Stored encrypted; never shown again') {
  return isSet ? 'Leave it empty to keep the stored one' : otherwise;
}

function S3Fields({ form, install }: FieldsProps) {
  return (
    <>
      <TextInput label="Bucket" {...form.field('bucket')} />
      <TextInput label="Region" {...form.field('region')} />
      <TextInput label="Endpoint" hint="Empty: the provider’s default" {...form.field('endpoint')} />
      <TextInput label="Prefix" hint="The folder inside the bucket" {...form.field('prefix')} />
      <TextInput
        label="Access key ID"
        {...(install?.access_key_id && { hint: `Leave it empty to keep ${install.access_key_id}` })}
        {...form.field('access_key_id')}
      />
      <PasswordInput
        label="Secret access key"
        hint={secretHint(install?.secret_set)}
        {...form.field('secret_access_key')}
      />
    </>
  );
}

function SftpFields({ form, install }: FieldsProps) {
  return (
    <>
      <TextInput label="Host" {...form.field('host')} />
      <NumberInput label="Port" {...form.typed('port')} />
      <TextInput label="User" {...form.field('user')} />
      <PasswordInput label="Password" hint={secretHint(install?.password_set)} {...form.field('password')} />
      <TextArea
        label="Private key"
        hint={secretHint(install?.private_key_set, 'Instead of a password')}
        {...form.field('private_key')}
      />
      <TextInput label="Folder" {...form.field('folder')} />
      {install && (
        <TextInput
          label="Host key"
          hint="Empty: the next check stores the key that the server shows"
          {...form.field('host_key_fingerprint')}
        />
      )}
    </>
  );
}

interface AddInstallProps {
  /** Undefined while all accounts are shown: the form asks for one. */
  accountId: number | undefined;
  onClose: () => void;
}

/** Adds a destination for data deliveries: an S3 bucket or an SFTP folder. */
export function AddInstall({ accountId, onClose }: AddInstallProps) {
  const s3 = useCan('can_access_internal_s3');
  const sftp = useCan('can_access_internal_sftp');
  const [kind, setKind] = useState<InstallKind>(s3.can ? 's3' : 'sftp');
  const { mutateAsync: add } = useAddInstall(isShownInForm);
  const form = useRecordForm<InstallValues>({
    values: valuesOf(undefined, accountId),
    rules: rulesOf(kind),
    exact: EXACT,
    save: (typed) => add({ account_id: typed.account_id ?? 0, kind, name: typed.name, ...filledOf(kind, typed) }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Add destination" saveLabel="Add destination" onClose={onClose}>
      {accountId === undefined && <ChoiceInput form={form} name="account_id" label="Account" load={accountChoices} />}
      <RadioGroup
        label="Kind"
        name="kind"
        orientation="horizontal"
        value={kind}
        onValueChange={(value) => setKind(value as InstallKind)}
        options={[
          { value: 's3', label: 'S3 bucket', disabled: !s3.can, reason: s3.reason },
          { value: 'sftp', label: 'SFTP folder', disabled: !sftp.can, reason: sftp.reason },
        ]}
      />
      <TextInput label="Name" {...form.field('name')} />
      {kind === 's3' ? <S3Fields form={form} /> : <SftpFields form={form} />}
    </RecordDialog>
  );
}

function InstallForm({ install, onClose }: { install: Install; onClose: () => void }) {
  const { mutateAsync: edit } = useEditInstall(isShownInForm);
  const form = useRecordForm<InstallValues>({
    values: valuesOf(install),
    record: install,
    rules: rulesOf(install.kind, install),
    exact: EXACT,
    save: (typed, version) => edit({ id: install.id, version, body: patchOf(typed, install) }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Edit destination" saveLabel="Save destination" onClose={onClose}>
      <TextInput label="Name" {...form.field('name')} />
      {install.kind === 's3' ? (
        <S3Fields form={form} install={install} />
      ) : (
        <SftpFields form={form} install={install} />
      )}
    </RecordDialog>
  );
}

/** Edits a destination. Its secrets are kept where their fields stay empty. */
export function EditInstall({ id, onClose }: { id: number; onClose: () => void }) {
  const may = useCan('can_update_install');
  const install = useQuery(installQuery(id));
  return (
    <RecordDialogState
      title="Edit destination"
      what="The destination"
      query={install}
      refusal={may.reason}
      onClose={onClose}
    >
      {(record) => <InstallForm install={record} onClose={onClose} />}
    </RecordDialogState>
  );
}
