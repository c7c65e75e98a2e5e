import { Page, PageHeader, Tabs } from '@mailroom/design-system';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { onUse } from '../../shared/onUse.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { TaskList } from './TaskList.tsx';

const TaskDrawer = onUse(async () => (await import('./TaskDrawer.tsx')).TaskDrawer);

/** What needs a person, of all or of the reader's own. */
export function TasksPage() {
  usePageTitle('Tasks');
  const [whose, setWhose] = useUrlText('whose', 'all');
  const [task, setTask] = useUrlText('task');
  return (
    <Page>
      <PageHeader title="Tasks" />
      <Tabs
        label="Whose tasks"
        value={whose}
        onValueChange={setWhose}
        items={[
          { id: 'all', label: 'All tasks', content: <TaskList whose="all" /> },
          { id: 'mine', label: 'My tasks', content: <TaskList whose="mine" /> },
        ]}
      />
      {/^\d+$/.test(task) && <TaskDrawer id={Number(task)} onClose={() => setTask('')} />}
    </Page>
  );
}
