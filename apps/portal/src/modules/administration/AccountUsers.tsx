import type { V2Schemas } from '@mailroom/api-client';
import { Button, Modal, Select, Stack, Table, Toolbar, type TableColumn } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountUsersQuery, useLinkUser, usersQuery, useUnlinkUser } from '../../resources/users.queries.ts';
import { useCan } from '../../session/usePermissions.ts';
import { useConfirm } from '../../shared/feedback/useConfirm.ts';
import { listQuery } from '../../shared/listState/listQuery.ts';
import { useListState } from '../../shared/listState/useListState.ts';
import { tableError } from '../../shared/tableError.ts';
import { userColumns, userName } from './users.columns.ts';

type User = V2Schemas['User'];

function LinkDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutateAsync: link, isPending } = useLinkUser(accountId);
  const [chosen, setChosen] = useState<string | null>(null);
  async function submit() {
    if (chosen === null) return;
    await link(Number(chosen));
    onClose();
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Link a user"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isBusy={isPending}
            disabled={chosen === null}
            reason="Choose a user first"
            onClick={() => void submit()}
          >
            Link user
          </Button>
        </>
      }
    >
      <Select
        label="User"
        options={[]}
        value={chosen}
        onChange={setChosen}
        load={async ({ search }) => {
          const found = await queries.fetchQuery(
            usersQuery({ start: 1, limit: 20, order_by: 'first_name:asc', ...(search && { 'name:like': search }) }),
          );
          return {
            options: found.objects.map((user) => ({
              value: String(user.id),
              label: userName(user),
              description: user.email,
            })),
            hasMore: false,
          };
        }}
      />
    </Modal>
  );
}

/** Who works for the account; link and unlink. */
export function AccountUsers({ accountId }: { accountId: number }) {
  const update = useCan('can_update_user');
  const confirm = useConfirm();
  const { mutate: unlink } = useUnlinkUser(accountId);
  const [isLinking, setLinking] = useState(false);
  const list = useListState({ sort: 'first_name:asc' });
  const users = useQuery(accountUsersQuery(accountId, listQuery(list.state, { dialect: 'colon', search: 'name' })));
  const columns = useMemo((): readonly TableColumn<User>[] => {
    const ask = async (user: User) => {
      if (await confirm({ type: 'confirm', text: confirmations.dissociateUser })) unlink(user.id);
    };
    return [
      ...userColumns.filter(({ id }) => id !== 'accounts'),
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (user) => [
          {
            id: 'unlink',
            label: 'Unlink',
            isInline: true,
            onAction: () => void ask(user),
            ...(!update.can && { disabledReason: update.reason }),
          },
        ],
      },
    ];
  }, [confirm, unlink, update.can, update.reason]);
  return (
    <Stack gap={12}>
      <Toolbar
        end={
          <Button disabled={!update.can} reason={update.reason} onClick={() => setLinking(true)}>
            Link a user
          </Button>
        }
      />
      <Table
        label="Users of the account"
        columns={columns}
        rows={users.data?.objects}
        total={users.data?.total_rows ?? 0}
        rowId={(row) => String(row.id)}
        search="Search by name or email"
        state={list.state}
        onStateChange={list.setState}
        isRefreshing={users.isPlaceholderData}
        empty={{ title: 'Nobody is linked to this account', description: 'Link a user, and they see its rows.' }}
        {...tableError(users)}
      />
      {isLinking && <LinkDialog accountId={accountId} onClose={() => setLinking(false)} />}
    </Stack>
  );
}
