import { Switch, Table, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tasksQuery, useTaskAct } from '../../resources/tasks.queries.ts';
import { useAccountList } from '../../session/account/useAccountList.ts';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { tableQuery } from '../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { paths } from '../../shared/paths.ts';
import { pagedRows } from '../../shared/listState/pagedRows.ts';
import { taskColumns, taskFilters } from './tasks.columns.ts';

const EMPTY = {
  all: { title: 'No open tasks', description: 'A task appears when something needs a person to continue.' },
  mine: { title: 'No tasks assigned to you', description: 'Claim a task under All tasks, and it is listed here.' },
};

/** The tasks, the most urgent first. */
export function TaskList({ whose }: { whose: 'all' | 'mine' }) {
  const { timeZone } = useDesign();
  const { user: me } = useCurrentUser();
  const [url] = useSearchParams();
  const [closed, setClosed] = useUrlText('closed');
  const list = useAccountList({ sort: 'due_at:asc', filters: ['severity', 'status'] });
  const query = tableQuery('listTasks', list.state, {
    search: 'title',
    filters: ['severity', 'status'],
    fixed: {
      ...list.accountFilter,
      ...(whose === 'mine' && me && { assignee_id: [me.id] }),
      ...(!closed && { open: true }),
    },
  });
  const tasks = useQuery({ ...tasksQuery(query), enabled: whose === 'all' || me !== undefined });
  const { mutate: act } = useTaskAct();
  const columns = useMemo(
    () => taskColumns({ timeZone, onAct: ({ id }, name) => act({ id, act: name }) }),
    [timeZone, act],
  );
  // Keeps the list's state in the URL while the drawer opens over it.
  const taskHref = (id: number) => {
    const next = new URLSearchParams(url);
    next.set('task', String(id));
    return `${paths.taskManagement.dashboard}?${next.toString()}`;
  };
  return (
    <Table
      label={whose === 'mine' ? 'My tasks' : 'All tasks'}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => taskHref(id)}
      search="Search by task"
      filters={taskFilters}
      toolbar={
        <Switch label="Show closed" value={closed !== ''} onValueChange={(isOn) => setClosed(isOn ? 'yes' : '')} />
      }
      {...pagedRows(list, tasks)}
      empty={EMPTY[whose]}
    />
  );
}
