import { Page, PageHeader, Tabs } from '@mailroom/design-system';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { useUrlId } from '../../shared/recordId.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { TaskList } from './TaskList.tsx';

const TaskDrawer = loadOnUse(async () => (await import('./TaskDrawer.tsx')).TaskDrawer);

/** The tasks that need a person: all of them, those that the user can do, or the user's own. */
export function TasksPage() {
  usePageTitle('Tasks');
  const [whose, setWhose] = useUrlText('whose', 'all');
  const task = useUrlId('task');
  const [, setTask] = useUrlText('task');
  return (
    <Page>
      <PageHeader title="Tasks" />
      <Tabs
        label="Whose tasks"
        value={whose}
        onValueChange={setWhose}
        items={[
          { id: 'all', label: 'All tasks', content: <TaskList whose="all" /> },
          { id: 'to_do', label: 'To do', content: <TaskList whose="to_do" /> },
          { id: 'mine', label: 'My tasks', content: <TaskList whose="mine" /> },
        ]}
      />
      {task !== undefined && <TaskDrawer id={task} onClose={() => setTask('')} />}
    </Page>
  );
}
