import { listQuery, type V2Schemas } from '@mailroom/api-client';
import { Button, Modal, Select, Table, type TableColumn } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountUsersQuery, useLinkUser, usersQuery, useUnlinkUser } from '../../../resources/access/users.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { paths } from '../../../shared/paths.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { useUserSearch } from '../users/useUserSearch.tsx';
import { userColumns, userName } from '../users/users.columns.ts';

type User = V2Schemas['User'];

const CHOICES = 20;
const LINK = 'link';

/** The columns without the account, which is the one on screen. The call for an account's users can't sort by role. */
const linkedColumns = userColumns
  .filter(({ id }) => id !== 'accounts')
  .map((column) => (column.id === 'role' ? { ...column, isSortable: false } : column));

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
        onValueChange={setChosen}
        load={async ({ search, page }) => {
          const query = listQuery('listUsers', {
            page,
            pageSize: CHOICES,
            sort: { field: 'first_name', direction: 'asc' },
            search: { field: 'name', text: search },
          });
          const found = await queries.fetchQuery(usersQuery(query));
          return {
            options: found.objects.map((user) => ({
              value: String(user.id),
              label: userName(user),
              description: user.email,
              disabled: user.accounts.some(({ id }) => id === accountId),
              reason: 'Already linked',
            })),
            hasMore: found.total_rows > page * CHOICES,
          };
        }}
      />
    </Modal>
  );
}

export function LinkUserButton() {
  const update = useCan('can_update_user');
  const [, setDialog] = useUrlText('dialog');
  if (!update.can) return null;
  return (
    <Button variant="primary" onClick={() => setDialog(LINK)}>
      Link a user
    </Button>
  );
}

function LinkedUsers({ accountId }: { accountId: number }) {
  const update = useCan('can_update_user');
  const confirm = useConfirm();
  const { mutate: unlink } = useUnlinkUser(accountId);
  const [dialog, setDialog] = useUrlText('dialog');
  const list = useListState({ sort: 'first_name:asc' });
  const search = useUserSearch();
  const users = useQuery(
    accountUsersQuery(accountId, tableQuery('listAccountUserIds', list.state, { search: search.field })),
  );
  const columns = useMemo((): readonly TableColumn<User>[] => {
    const ask = async (user: User) => {
      if (
        await confirm({
          type: 'confirm',
          text: confirmations.dissociateUser,
          effect: `${userName(user)} no longer sees the records of this account.`,
        })
      )
        unlink(user.id);
    };
    if (!update.can) return linkedColumns;
    return [
      ...linkedColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        width: 88,
        priority: 1,
        value: (user) => [{ id: 'unlink', label: 'Unlink', isInline: true, onAction: () => void ask(user) }],
      },
    ];
  }, [confirm, unlink, update.can]);
  return (
    <>
      <Table
        toolbar={search.choice}
        label="Users of the account"
        columns={columns}
        rowId={(row) => String(row.id)}
        rowHref={(row) => paths.administration.user(row.id)}
        search={search.label}
        empty={{ title: 'Nobody is linked to this account', description: 'Linked users can see its records.' }}
        {...pagedRows(list, users)}
      />
      {dialog === LINK && update.can && <LinkDialog accountId={accountId} onClose={() => setDialog('')} />}
    </>
  );
}

/** The users linked to the account, to link and unlink. */
export function AccountUsers({ accountId }: { accountId: number }) {
  return (
    <Gate needs="can_view_user" screen>
      <LinkedUsers accountId={accountId} />
    </Gate>
  );
}
