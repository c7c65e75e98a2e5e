import type { V1Schemas } from '@mailroom/api-client';
import { TextArea, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { RecordDialogState } from '../../../components/RecordDialogState.tsx';
import {
  senderProfileQuery,
  useAddSenderProfile,
  useEditSenderProfile,
} from '../../../resources/senderProfiles.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

type Sender = V1Schemas['SenderProfile'];

interface SenderFormProps {
  sender?: Sender;
  accountId: number;
  onClose: () => void;
}

/** Name and addresses of a sender. */
function SenderForm({ sender, accountId, onClose }: SenderFormProps) {
  const { mutateAsync: add } = useAddSenderProfile(isShownInForm);
  const { mutateAsync: edit } = useEditSenderProfile(isShownInForm);
  const form = useRecordForm({
    values: {
      from_name: sender?.from_name ?? '',
      from_email: sender?.from_email ?? '',
      reply_to: sender?.reply_to ?? '',
      unsubscribe_email: sender?.unsubscribe_email ?? '',
      postal_address: sender?.postal_address ?? '',
    },
    record: sender,
    rules: {
      from_name: ['required', atMost(200)],
      from_email: ['required', 'email', atMost(254)],
      reply_to: ['email', atMost(254)],
      unsubscribe_email: ['email', atMost(254)],
      postal_address: ['required', atMost(600)],
    },
    save: (typed, version) => {
      const body = {
        ...typed,
        reply_to: textOrNull(typed.reply_to),
        unsubscribe_email: textOrNull(typed.unsubscribe_email),
      };
      if (!sender) return add({ account_id: accountId, ...body });
      return edit({ id: sender.id, version, body });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      form={form}
      title={sender ? 'Edit sender profile' : 'Add sender profile'}
      saveLabel={sender ? 'Save sender profile' : 'Add sender profile'}
      onClose={onClose}
    >
      <TextInput label="From name" {...form.field('from_name')} />
      <TextInput label="From address" type="email" {...form.field('from_email')} />
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
        {...form.field('postal_address')}
      />
    </RecordDialog>
  );
}

/** Adds a name and address that the account's e-mails may come from. */
export function AddSender({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  return <SenderForm accountId={accountId} onClose={onClose} />;
}

/** Edits the sender profile of a link or of a row. */
export function EditSender({ id, onClose }: { id: number; onClose: () => void }) {
  const may = useCan('can_modify_account_settings');
  const sender = useQuery(senderProfileQuery(id));
  return (
    <RecordDialogState
      title="Edit sender profile"
      what="The sender profile"
      query={sender}
      refusal={may.reason}
      onClose={onClose}
    >
      {(record) => <SenderForm sender={record} accountId={record.account_id} onClose={onClose} />}
    </RecordDialogState>
  );
}
