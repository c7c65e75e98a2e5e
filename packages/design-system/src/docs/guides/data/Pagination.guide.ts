import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Pagination',
  summary: 'Moves through pages and says which rows are shown.',
  whenToUse: ['Lists of your own that a server hands out by pages.'],
  whenNot: ['A `Table`: it has its own.', 'Steps of a process: `StepList`.'],
  anatomy: [
    {
      part: 'Range',
      is: '“11–20 of 1,204”',
      at: '[data-part="range"]',
    },
    {
      part: 'Size',
      is: 'how many a page, each size one press away',
    },
    {
      part: 'Numbers',
      is: 'both ends and the pages around the current one; the dots lead to the middle of the others',
      at: '[data-part="numbers"]',
    },
    {
      part: 'Go to page',
      is: 'where some pages are left out, a button that becomes a field for a number; Enter goes there',
    },
    {
      part: 'Previous, next',
      is: 'at the first and last page they say why they are disabled',
      at: '[data-part="steps"]',
    },
  ],
  accessibility: [
    'A navigation with a name; the range is announced when the page changes.',
    'A number without a page stays in its field, which is marked invalid and says which pages there are.',
  ],
  good: 'Say how many there are.',
  bad: 'Pages of three rows.',
  searchTerms: ['pages', 'next page', 'page size', 'pager', 'load more', 'jump to page', 'first page', 'last page'],
  status: 'stable',
  since: '0.1.0',
};
