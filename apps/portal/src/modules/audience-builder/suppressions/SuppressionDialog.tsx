import { FileDrop, RadioGroup, TextArea, TextInput } from '@mailroom/design-system';
import { fileTypes } from '@mailroom/domain/forms/fileTypes';
import { useState } from 'react';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { accountChoices, advertiserChoices } from '../../../resources/choices/choices.queries.ts';
import { useAddSuppression } from '../../../resources/suppressions.queries.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { useIsSuperAdmin } from '../../../session/user/useCurrentUser.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { scopeLabels } from './suppressions.columns.ts';

type Scope = keyof typeof scopeLabels;

const texts = { name: ['required', 'name_pattern', atMost(200)], entries: [atMost(100_000)] } as const;

const rules = {
  house: texts,
  account: { ...texts, account_id: ['required'] },
  advertiser: { ...texts, account_id: ['required'], advertiser_id: ['required'] },
} as const;

/** Adds a suppression list from a CSV, from typed entries, or from both. */
export function SuppressionDialog({ onClose }: { onClose: () => void }) {
  const { account, accountId } = useCurrentAccount();
  const isSuperAdmin = useIsSuperAdmin();
  const upload = useCan('can_upload_file');
  const [scope, setScope] = useState<Scope>('account');
  const [file, setFile] = useState<File>();
  const { mutateAsync: add } = useAddSuppression(isShownInForm);
  const form = useRecordForm({
    values: {
      name: '',
      account_id: (accountId ?? null) as number | null,
      advertiser_id: null as number | null,
      entries: '',
    },
    rules: rules[scope],
    save: ({ name, account_id, advertiser_id, entries }) =>
      add({
        scope,
        name,
        ...(scope !== 'house' && account_id !== null && { account_id }),
        ...(scope === 'advertiser' && advertiser_id !== null && { advertiser_id }),
        ...(entries !== '' && { entries }),
        ...(file && { suppressions: file }),
      }),
    onDone: onClose,
  });
  const chosenAccount = form.form.watch('account_id');
  return (
    <RecordDialog form={form} title="Add suppression list" saveLabel="Add list" onClose={onClose}>
      <TextInput label="Name" {...form.field('name')} />
      <RadioGroup
        label="Applies to"
        name="scope"
        orientation="horizontal"
        value={scope}
        onValueChange={(value) => setScope(value as Scope)}
        options={Object.entries(scopeLabels).map(([value, label]) => ({
          value,
          label,
          disabled: value === 'house' && !isSuperAdmin,
          reason: 'Only a Super Admin can add a list for all accounts',
        }))}
      />
      {scope !== 'house' && (
        <ChoiceInput
          form={form}
          name="account_id"
          label="Account"
          load={accountChoices}
          chosen={account}
          onChosen={() => form.form.setValue('advertiser_id', null)}
        />
      )}
      {scope === 'advertiser' && (
        <ChoiceInput
          // Drops the loaded advertisers, because another account has others.
          key={chosenAccount}
          form={form}
          name="advertiser_id"
          label="Advertiser"
          load={advertiserChoices(chosenAccount ?? 0)}
          disabledReason={chosenAccount === null ? 'Choose the account first' : undefined}
        />
      )}
      <FileDrop
        label="CSV"
        hint="The first column is read: addresses, their SHA-256 or MD5 hashes, or domains"
        accept={fileTypes.audience_csv.extensions}
        maxBytes={fileTypes.audience_csv.maxBytes}
        items={file ? [{ id: 'file', name: file.name, size: file.size, state: { kind: 'done' } }] : []}
        onFiles={([chosen]) => setFile(chosen)}
        onRemove={() => setFile(undefined)}
        disabled={!upload.can}
        reason={upload.reason}
      />
      <TextArea
        label="Entries"
        hint="One per line; in addition to the file or instead of it"
        {...form.field('entries')}
      />
    </RecordDialog>
  );
}
