import { Button } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { groupsQuery } from '../../../resources/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { groupColumns } from './roles.columns.ts';

const GroupDialog = loadOnUse(async () => (await import('./GroupDialog.tsx')).GroupDialog);

function Groups() {
  const add = useCan('can_update_role');
  const [isAdding, setAdding] = useState(false);
  const list = useListState({ sort: 'name:asc' });
  const groups = useQuery(groupsQuery(tableQuery('listGroups', list.state, { search: 'name' })));
  return (
    <ListPage
      title="Permission groups"
      noun="group"
      actions={
        <Button variant="primary" disabled={!add.can} reason={add.reason} onClick={() => setAdding(true)}>
          Add group
        </Button>
      }
      list={list}
      query={groups}
      columns={groupColumns}
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
