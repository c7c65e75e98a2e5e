import { CheckIcon, ListChecksIcon } from '@mailroom/design-system';
import { paths } from './paths.ts';
import type { ModuleNavSection } from './portalModule.ts';

/** Tasks, the last section of every module's navigation: they need no permission, and every module makes some. */
export const tasksNav: ModuleNavSection = {
  id: 'needs-someone',
  label: 'Needs someone',
  items: [
    {
      href: paths.taskManagement.toDo,
      label: 'To do',
      icon: <CheckIcon />,
      count: 'to_do',
      tone: 'danger',
    },
    { href: paths.taskManagement.dashboard, label: 'All tasks', icon: <ListChecksIcon />, count: 'tasks' },
  ],
};
