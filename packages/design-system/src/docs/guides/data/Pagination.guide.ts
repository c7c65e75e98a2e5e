import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Pagination',
  summary: 'Goes through pages, and says where one is.',
  whenToUse: ['Lists of your own that a server hands out by pages.'],
  whenNot: ['A `Table`: it has its own.', 'Steps of a way: `StepList`.'],
  anatomy: [
    {
      part: 'Range',
      is: '“11–20 of 1,204”',
      at: '[data-part="range"]',
    },
    {
      part: 'Size',
      is: 'how many a page',
    },
    {
      part: 'Previous, next',
      is: 'say at the ends why they go no further',
      at: '[data-part="steps"]',
    },
  ],
  accessibility: ['A navigation with a name; the range is announced when the page changes.'],
  good: 'Say how many there are.',
  bad: 'Pages of three rows.',
  finds: ['pages', 'next page', 'page size', 'pager', 'load more'],
  status: 'stable',
  since: '0.1.0',
};
