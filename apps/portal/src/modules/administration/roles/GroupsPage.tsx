import type { V2Schemas } from '@mailroom/api-client';
import { Button, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage } from '../../../components/ListPage.tsx';
import { useRowActions } from '../../../components/useRowActions.ts';
import { useDeleteGroup } from '../../../resources/access/roleEdits.queries.ts';
import { groupsQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { groupColumns } from './roles.columns.ts';

const GroupDialog = loadOnUse(async () => (await import('./GroupDialog.tsx')).GroupDialog);

type Group = V2Schemas['Group'];

/** Groups are edited and deleted with one and the same permission; without it, the list has no column for actions. */
function useGroupColumns(isActing: boolean): readonly TableColumn<Group>[] {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { mutate: remove } = useDeleteGroup();
  const rowActions = useRowActions();
  return useMemo(() => {
    const actionOf = (group: Group, name: string) => group.actions.find((action) => action.name === name);
    async function ask(group: Group) {
      if (await confirm({ type: 'danger', text: actionOf(group, 'delete')?.confirm_text })) remove(group);
    }
    if (!isActing) return groupColumns;
    return [
      ...groupColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (group) =>
          rowActions(group, [
            {
              id: 'edit',
              act: 'set_permissions',
              label: 'Edit',
              onAction: () => void navigate(paths.administration.group(group.id)),
            },
            { id: 'delete', act: 'delete', label: 'Delete', isDestructive: true, onAction: () => void ask(group) },
          ]),
      },
    ];
  }, [navigate, confirm, remove, rowActions, isActing]);
}

function Groups() {
  const add = useCan('can_update_role');
  const columns = useGroupColumns(add.can);
  const [isAdding, setAdding] = useState(false);
  const list = useListState({ sort: 'name:asc' });
  const query = tableQuery('listGroups', list.state, { search: 'name' });
  const groups = useQuery(groupsQuery(query));
  return (
    <ListPage
      title="Permission groups"
      noun="group"
      actions={
        add.can && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add group
          </Button>
        )
      }
      download={() => api.download('v2', '/groups/export', { query: exportQuery(query) })}
      viewsOf="listGroups"
      list={list}
      query={groups}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.administration.group(row.id)}
      search="Search by group name"
      empty={{
        title: 'No permission groups yet',
        description: 'Roles are made of groups, and groups of permissions.',
      }}
    >
      {isAdding && <GroupDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

/** Sets of permissions that roles are made of. */
export function GroupsPage() {
  return (
    <Gate needs="can_view_role" screen>
      <Groups />
    </Gate>
  );
}
