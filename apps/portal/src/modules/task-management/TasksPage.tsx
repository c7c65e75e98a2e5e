import { Page, PageHeader, Tabs } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { needsAttentionQuery } from '../../resources/needsAttention.queries.ts';
import { useAccountList } from '../../session/account/useAccountList.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { useUrlId } from '../../shared/recordId.ts';
import { useFormats } from '../../shared/useFormats.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { TaskList } from './TaskList.tsx';

const TaskDrawer = loadOnUse(async () => (await import('./TaskDrawer.tsx')).TaskDrawer);

/** The tasks that need a person: all of them, those that the user can do, or the user's own. */
export function TasksPage() {
  usePageTitle('Tasks');
  const [whose, setWhose] = useUrlText('whose', 'all');
  const task = useUrlId('task');
  const [, setTask] = useUrlText('task');
  const { accountId } = useAccountList();
  const { number } = useFormats();
  const places = useQuery(needsAttentionQuery(accountId)).data?.places;
  const countOf = (place: 'tasks' | 'to_do' | 'my_tasks') => places?.find((each) => each.place === place)?.count;
  const tab = (place: Parameters<typeof countOf>[0]) => {
    const count = countOf(place);
    return count === undefined ? {} : { count: number(count) };
  };
  return (
    <Page>
      <PageHeader
        title="Tasks"
        note={places && `${number(countOf('tasks') ?? 0)} open, ${number(countOf('to_do') ?? 0)} you can do`}
      />
      <Tabs
        label="Whose tasks"
        value={whose}
        onValueChange={setWhose}
        items={[
          { id: 'all', label: 'All tasks', ...tab('tasks'), content: <TaskList whose="all" /> },
          { id: 'to_do', label: 'To do', ...tab('to_do'), content: <TaskList whose="to_do" /> },
          { id: 'mine', label: 'My tasks', ...tab('my_tasks'), content: <TaskList whose="mine" /> },
        ]}
      />
      {task !== undefined && <TaskDrawer id={task} onClose={() => setTask('')} />}
    </Page>
  );
}
