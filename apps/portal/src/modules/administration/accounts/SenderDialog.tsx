import { TextArea, TextInput } from '@mailroom/design-system';
import { useAddSenderProfile } from '../../../resources/senderProfiles.queries.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

/** Adds a name and address that the account's e-mails may come from. */
export function SenderDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { mutateAsync: add } = useAddSenderProfile(accountId, isShownInForm);
  const form = useRecordForm({
    values: { from_name: '', from_email: '', reply_to: '', unsubscribe_email: '', postal_address: '' },
    rules: {
      from_name: ['required'],
      from_email: ['required', 'email'],
      reply_to: ['email'],
      unsubscribe_email: ['email'],
      postal_address: ['required'],
    },
    save: (typed) =>
      add({ ...typed, reply_to: typed.reply_to || null, unsubscribe_email: typed.unsubscribe_email || null }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Add sender profile" saveLabel="Add sender profile" onClose={onClose}>
      <TextInput label="From name" isRequired {...form.field('from_name')} />
      <TextInput label="From address" type="email" isRequired {...form.field('from_email')} />
      <TextInput label="Reply to" type="email" {...form.field('reply_to')} />
      <TextInput
        label="Unsubscribe mailbox"
        type="email"
        hint="Optional. Mail programs that can’t use the link write here."
        {...form.field('unsubscribe_email')}
      />
      <TextArea
        label="Postal address"
        hint="Every e-mail must contain it; the check looks for it."
        isRequired
        {...form.field('postal_address')}
      />
    </RecordDialog>
  );
}
