import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Breadcrumbs',
  summary: 'The path from the start page to the current one.',
  whenToUse: ['Pages below other pages; `PageHeader` takes them.'],
  whenNot: ['Steps of a task: `StepList`.', 'Pages side by side: `Tabs` or `SideNav`.'],
  anatomy: [
    {
      part: 'Links',
      is: 'each level above',
      at: 'li',
    },
    {
      part: 'Here',
      is: 'the page itself, without a link',
      at: 'li:last-child',
    },
  ],
  accessibility: ['A navigation named “Breadcrumbs”; the last one is the current page.'],
  good: 'The names of the pages themselves.',
  bad: 'The browser’s history.',
  searchTerms: ['path', 'where am I', 'hierarchy', 'back'],
  status: 'stable',
  since: '0.1.0',
};
