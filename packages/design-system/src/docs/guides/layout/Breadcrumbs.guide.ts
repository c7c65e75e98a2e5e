import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Breadcrumbs',
  summary: 'The way from the start to here.',
  whenToUse: ['Pages below others; `PageHeader` takes them.'],
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
  good: 'The places’ own names.',
  bad: 'The browser’s history.',
  finds: ['path', 'where am I', 'hierarchy', 'back'],
  status: 'stable',
  since: '0.1.0',
};
