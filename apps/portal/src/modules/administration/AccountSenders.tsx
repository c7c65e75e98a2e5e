import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, Stack, Table, TextArea, TextInput, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  senderProfilesQuery,
  useAddSenderProfile,
  useDeleteSenderProfile,
} from '../../resources/senderProfiles.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import { useConfirm } from '../../shared/feedback/useConfirm.ts';
import { isShownInForm, useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { tableError } from '../../shared/tableError.ts';

type Sender = V1Schemas['SenderProfile'];

const columns: readonly TableColumn<Sender>[] = [
  {
    id: 'from_name',
    header: 'From name',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    priority: 1,
    value: (row) => row.from_name,
  },
  {
    id: 'from_email',
    header: 'From address',
    kind: 'email',
    isSortable: true,
    priority: 1,
    value: (row) => row.from_email,
  },
  { id: 'reply_to', header: 'Reply to', kind: 'email', priority: 3, value: (row) => row.reply_to },
  { id: 'postal_address', header: 'Postal address', kind: 'text', priority: 2, value: (row) => row.postal_address },
];

function SenderDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { mutateAsync: add } = useAddSenderProfile(accountId, isShownInForm);
  const form = useRecordForm({
    values: { from_name: '', from_email: '', reply_to: '', postal_address: '' },
    rules: {
      from_name: ['required'],
      from_email: ['required', 'email'],
      reply_to: ['email'],
      postal_address: ['required'],
    },
    save: (typed) => add({ ...typed, reply_to: typed.reply_to || null }),
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Add sender profile"
      isBusy={form.isSaving}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            Add sender profile
          </Button>
        </>
      }
    >
      <Form onSubmit={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
        <Stack gap={16}>
          <TextInput label="From name" isRequired {...form.field('from_name')} />
          <TextInput label="From address" type="email" isRequired {...form.field('from_email')} />
          <TextInput label="Reply to" type="email" {...form.field('reply_to')} />
          <TextArea
            label="Postal address"
            hint="Must stand in every e-mail; the check looks for it."
            isRequired
            {...form.field('postal_address')}
          />
        </Stack>
      </Form>
      {form.dialogs}
    </Modal>
  );
}

/** In whose name the account writes. */
export function AccountSenders({ accountId }: { accountId: number }) {
  const change = useCan('can_modify_account_settings');
  const confirm = useConfirm();
  const senders = useQuery(senderProfilesQuery(accountId));
  const { mutate: remove } = useDeleteSenderProfile();
  const [isAdding, setAdding] = useState(false);
  const withActions = useMemo((): readonly TableColumn<Sender>[] => {
    const ask = async (row: Sender) => {
      const text = `Do you really want to delete the sender profile ‘${row.from_name}’?`;
      if (await confirm({ type: 'danger', text, confirmLabel: 'Delete sender profile' })) remove(row.id);
    };
    return [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (row) => [
          {
            id: 'delete',
            label: 'Delete',
            isDestructive: true,
            onAction: () => void ask(row),
            ...(!change.can && { disabledReason: change.reason }),
          },
        ],
      },
    ];
  }, [change.can, change.reason, confirm, remove]);
  return (
    <>
      <Table
        toolbar={
          <Button disabled={!change.can} reason={change.reason} onClick={() => setAdding(true)}>
            Add sender profile
          </Button>
        }
        hasColumnMenu={false}
        label="Sender profiles"
        columns={withActions}
        rows={senders.data?.objects}
        rowId={(row) => String(row.id)}
        empty={{ title: 'There is no sender profile yet', description: 'E-mails go out in the name of one.' }}
        {...tableError(senders)}
      />
      {isAdding && <SenderDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </>
  );
}
