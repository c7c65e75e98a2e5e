import { Page, PageHeader, Tabs, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { needsAttentionQuery } from '../../resources/needsAttention.queries.ts';
import { useAccountList } from '../../session/account/useAccountList.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { useUrlId } from '../../shared/recordId.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { TaskList } from './TaskList.tsx';

const TaskDrawer = loadOnUse(async () => (await import('./TaskDrawer.tsx')).TaskDrawer);

/** Each tab with the place whose count it shows. */
const TABS = [
  ['all', 'All tasks', 'tasks'],
  ['to_do', 'To do', 'to_do'],
  ['mine', 'My tasks', 'my_tasks'],
] as const;

/** The tasks that need a person: all of them, those that the user can do, or the user's own. */
export function TasksPage() {
  usePageTitle('Tasks');
  const [whose, setWhose] = useUrlText('whose', 'all');
  const task = useUrlId('task');
  const [, setTask] = useUrlText('task');
  const { accountId } = useAccountList();
  const { locale } = useDesign();
  const places = useQuery(needsAttentionQuery(accountId)).data?.places;
  const countOf = (wanted: (typeof TABS)[number][2]) =>
    places?.find(({ place }) => place === wanted)?.count.toLocaleString(locale);
  return (
    <Page>
      <PageHeader title="Tasks" note={places && `${countOf('tasks')} open`} />
      <Tabs
        label="Whose tasks"
        value={whose}
        onValueChange={setWhose}
        items={TABS.map(([id, label, place]) => ({
          id,
          label,
          count: countOf(place),
          content: <TaskList whose={id} />,
        }))}
      />
      {task !== undefined && <TaskDrawer id={task} onClose={() => setTask('')} />}
    </Page>
  );
}
