import { Switch, Table, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tasksQuery, useTaskAct } from '../../resources/tasks.queries.ts';
import { useAccountList } from '../../session/useAccountList.ts';
import { useCurrentUser } from '../../session/useCurrentUser.ts';
import type { V1Query } from '../../shared/api.ts';
import { listQuery } from '../../shared/listState/listQuery.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { paths } from '../../shared/paths.ts';
import { tableError } from '../../shared/tableError.ts';
import { taskColumns, taskFilters } from './taskColumns.ts';

const EMPTY = {
  all: { title: 'Nothing needs a person', description: 'A task appears when something can’t go on by itself.' },
  mine: { title: 'No task is yours', description: 'Claim one of all tasks; it stands here then.' },
};

/** The tasks, the most urgent first. */
export function TaskList({ whose }: { whose: 'all' | 'mine' }) {
  const { timeZone } = useDesign();
  const { user: me } = useCurrentUser();
  const [url] = useSearchParams();
  const [closed, setClosed] = useUrlText('closed');
  const list = useAccountList({ sort: 'due_at:asc', filters: ['severity', 'status'] });
  const query = listQuery<V1Query<'listTasks'>>(list.state, {
    search: 'title',
    filters: ['severity', 'status'],
    also: {
      ...(list.accountId !== undefined && { 'account_id:eq': [list.accountId] }),
      ...(whose === 'mine' && me && { 'assignee_id:eq': [me.id] }),
      ...(!closed && { 'open:eq': true }),
    },
  });
  const tasks = useQuery({ ...tasksQuery(query), enabled: whose === 'all' || me !== undefined });
  const { mutate: act } = useTaskAct();
  const columns = useMemo(
    () => taskColumns({ timeZone, onAct: ({ id }, name) => act({ id, act: name }) }),
    [timeZone, act],
  );
  // The drawer opens over the list as it is.
  const taskHref = (id: number) => {
    const next = new URLSearchParams(url);
    next.set('task', String(id));
    return `${paths.taskManagement.dashboard}?${next.toString()}`;
  };
  return (
    <Table
      label={whose === 'mine' ? 'My tasks' : 'All tasks'}
      columns={columns}
      rows={tasks.data?.objects}
      total={tasks.data?.total_rows ?? 0}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => taskHref(id)}
      search="Search by task"
      filters={taskFilters}
      toolbar={
        <Switch label="Show closed" value={closed !== ''} onValueChange={(isOn) => setClosed(isOn ? 'yes' : '')} />
      }
      state={list.state}
      onStateChange={list.setState}
      isRefreshing={tasks.isPlaceholderData}
      {...tableError(tasks)}
      empty={EMPTY[whose]}
    />
  );
}
