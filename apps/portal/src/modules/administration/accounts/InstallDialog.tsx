import { NumberInput, PasswordInput, RadioGroup, TextArea, TextInput } from '@mailroom/design-system';
import { useState } from 'react';
import { useAddInstall } from '../../../resources/installs.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm, type RecordForm } from '../../../shared/forms/useRecordForm.tsx';

const start = {
  name: '',
  bucket: '',
  region: '',
  endpoint: '',
  prefix: '',
  access_key_id: '',
  secret_access_key: '',
  host: '',
  port: 22 as number | null,
  user: '',
  password: '',
  private_key: '',
  folder: '',
};
type Values = typeof start;
type Kind = 's3' | 'sftp';

const rules = {
  s3: {
    name: ['required', 'name_pattern'],
    bucket: ['required', 'bucket_name'],
    endpoint: ['url'],
    prefix: ['folder_name'],
  },
  sftp: {
    name: ['required', 'name_pattern'],
    host: ['required', 'host_name'],
    user: ['required'],
    port: ['port'],
    folder: ['folder_name'],
  },
} as const;

const fields: Readonly<Record<Kind, readonly (keyof Values)[]>> = {
  s3: ['bucket', 'region', 'endpoint', 'prefix', 'access_key_id', 'secret_access_key'],
  sftp: ['host', 'port', 'user', 'password', 'private_key', 'folder'],
};

function S3Fields({ form }: { form: RecordForm<Values> }) {
  return (
    <>
      <TextInput label="Bucket" isRequired {...form.field('bucket')} />
      <TextInput label="Region" {...form.field('region')} />
      <TextInput label="Endpoint" hint="Empty: the provider’s default" {...form.field('endpoint')} />
      <TextInput label="Prefix" hint="The folder inside the bucket" {...form.field('prefix')} />
      <TextInput label="Access key ID" {...form.field('access_key_id')} />
      <PasswordInput
        label="Secret access key"
        hint="Stored encrypted; never shown again"
        {...form.field('secret_access_key')}
      />
    </>
  );
}

function SftpFields({ form }: { form: RecordForm<Values> }) {
  return (
    <>
      <TextInput label="Host" isRequired {...form.field('host')} />
      <NumberInput label="Port" {...form.typed('port')} />
      <TextInput label="User" isRequired {...form.field('user')} />
      <PasswordInput label="Password" hint="Stored encrypted; never shown again" {...form.field('password')} />
      <TextArea label="Private key" hint="Instead of a password" {...form.field('private_key')} />
      <TextInput label="Folder" {...form.field('folder')} />
    </>
  );
}

/** Adds a destination for data deliveries: an S3 bucket or an SFTP folder. */
export function InstallDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const s3 = useCan('can_access_internal_s3');
  const sftp = useCan('can_access_internal_sftp');
  const [kind, setKind] = useState<Kind>(s3.can ? 's3' : 'sftp');
  const { mutateAsync: add } = useAddInstall(isShownInForm);
  const form = useRecordForm<Values>({
    values: start,
    rules: rules[kind],
    save: (typed) => {
      const filled = fields[kind]
        .filter((name) => typed[name] !== '' && typed[name] !== null)
        .map((name) => [name, typed[name]]);
      return add({ account_id: accountId, kind, name: typed.name, ...Object.fromEntries(filled) });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Add destination" saveLabel="Add destination" onClose={onClose}>
      <RadioGroup
        label="Kind"
        name="kind"
        orientation="horizontal"
        value={kind}
        onValueChange={(value) => setKind(value as Kind)}
        options={[
          { value: 's3', label: 'S3 bucket', disabled: !s3.can, reason: s3.reason },
          { value: 'sftp', label: 'SFTP folder', disabled: !sftp.can, reason: sftp.reason },
        ]}
      />
      <TextInput label="Name" isRequired {...form.field('name')} />
      {kind === 's3' ? <S3Fields form={form} /> : <SftpFields form={form} />}
    </RecordDialog>
  );
}
