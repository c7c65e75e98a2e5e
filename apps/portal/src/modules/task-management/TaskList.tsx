import { NOTHING_SELECTED, Switch, Table, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import { useListViews } from '../../components/views/useListViews.tsx';
import { tasksQuery, useTaskAct } from '../../resources/tasks.queries.ts';
import { useAccountList } from '../../session/account/useAccountList.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { api } from '../../shared/api.ts';
import { withAccountColumn } from '../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { paths } from '../../shared/paths.ts';
import { pagedRows } from '../../shared/listState/pagedRows.ts';
import { taskColumns, taskFilters } from './tasks.columns.ts';

const TasksBulk = loadOnUse(async () => (await import('./TasksBulk.tsx')).TasksBulk, null);

const EMPTY = {
  all: { title: 'No open tasks' },
  to_do: {
    title: 'Nothing to do',
  },
  mine: { title: 'No tasks assigned to you' },
};

const LABELS = { all: 'All tasks', to_do: 'Tasks to do', mine: 'My tasks' };

/** The tasks, the most urgent first. */
export function TaskList({ whose }: { whose: keyof typeof EMPTY }) {
  const { timeZone } = useDesign();
  const { user: me } = useCurrentUser();
  const [url] = useSearchParams();
  const [closed, setClosed] = useUrlText('closed');
  const list = useAccountList({ sort: 'severity:asc', filters: ['severity', 'status'] });
  const query = tableQuery('listTasks', list.state, {
    search: 'title',
    filters: ['severity', 'status'],
    fixed: {
      ...list.accountFilter,
      ...(whose === 'mine' && me && { assignee_id: [me.id] }),
      ...(whose === 'to_do' && { to_do: true }),
      ...(!closed && { open: true }),
    },
  });
  const tasks = useQuery({ ...tasksQuery(query), enabled: whose !== 'mine' || me !== undefined });
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const { mutate: act } = useTaskAct();
  const openable = useOpenable();
  const views = useListViews('listTasks', list, { filters: taskFilters, isLoaded: tasks.data !== undefined });
  const columns = useMemo(
    () =>
      withAccountColumn(
        taskColumns({ timeZone, reader: me?.id, openable, onAct: ({ id }, name) => act({ id, act: name }) }),
        list.accountId,
      ),
    [timeZone, me?.id, openable, act, list.accountId],
  );
  // Keeps the list's state in the URL while the drawer opens over it.
  const taskHref = (id: number) => {
    const next = new URLSearchParams(url);
    next.set('task', String(id));
    return `${paths.taskManagement.dashboard}?${next.toString()}`;
  };
  return (
    <>
      <Table
        {...views.offered}
        label={LABELS[whose]}
        columns={columns}
        isGrid={false}
        canSelectAll
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={(selected, count) => (
          <TasksBulk selection={selected} count={count} query={query} onDone={() => setSelection(NOTHING_SELECTED)} />
        )}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => taskHref(id)}
        search="Search by task"
        filters={taskFilters}
        toolbar={
          <>
            <Switch label="Show closed" value={closed !== ''} onValueChange={(isOn) => setClosed(isOn ? 'yes' : '')} />
            <DownloadButton
              label="Export CSV"
              download={() => api.download('v1', '/task/export', { query: exportQuery(query) })}
            />
          </>
        }
        {...pagedRows(list, tasks)}
        empty={EMPTY[whose]}
      />
      {views.part}
    </>
  );
}
