import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'SideNav',
  summary: 'The links inside one part of the application.',
  whenToUse: ['Inside `AppShell`, which folds it.'],
  whenNot: ['Parts of one page: `Tabs`.', 'Actions: `Toolbar`, `Menu`.'],
  anatomy: [
    {
      part: 'Section',
      is: 'a heading and its entries',
      at: 'h2',
    },
    {
      part: 'Entry',
      is: 'icon, label, count',
      at: 'li',
    },
  ],
  accessibility: [
    'A navigation; the current entry says so. Folded, the labels are tooltips.',
    'Counts are read with their entries.',
  ],
  good: 'Counts only for what needs attention.',
  bad: 'Twenty entries of one level.',
  searchTerms: ['sidebar', 'navigation', 'menu on the left', 'sections', 'left menu', 'navigation menu'],
  status: 'stable',
  since: '0.1.0',
};
