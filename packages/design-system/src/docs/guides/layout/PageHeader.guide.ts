import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'PageHeader',
  summary: 'The title of a page, with the path to it, its status and its actions.',
  whenToUse: ['The top of every page.', 'The line of the tabs above an editor: the size ‘small’.'],
  whenNot: ['A card’s title: `Card`.', 'A dialog’s: `Modal`.'],
  anatomy: [
    {
      part: 'Breadcrumbs',
      is: 'the path to the page',
      at: 'nav',
    },
    {
      part: 'Title',
      is: 'the page’s one h1',
      at: 'h1',
    },
    {
      part: 'Status and note',
      is: 'beside it',
      at: '[data-part="note"]',
    },
    {
      part: 'Actions',
      is: 'at the end; one primary',
      at: '[data-part="actions"]',
    },
  ],
  accessibility: ['The title is the heading of level 1.'],
  good: 'Name, status, one primary action.',
  bad: 'Five buttons of one weight.',
  isWide: true,
  searchTerms: ['title', 'heading', 'toolbar of a page', 'primary action', 'h1'],
  status: 'stable',
  since: '0.1.0',
};
