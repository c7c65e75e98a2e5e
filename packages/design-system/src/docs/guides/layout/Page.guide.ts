import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Page',
  summary: 'The content of a screen: its padding, its width and the distances within.',
  whenToUse: [
    'Once in every screen, inside `AppShell`.',
    'Around a `Split` that fills the window: `isDense` leaves it more room.',
  ],
  whenNot: ['A part of a screen: `Card`, `Stack`.'],
  anatomy: [
    {
      part: 'Header',
      is: 'a `PageHeader`',
    },
    {
      part: 'Banner',
      is: 'only if somebody has to act',
    },
    {
      part: 'Content',
      is: 'cards, 24 px apart',
    },
  ],
  accessibility: ['Layout only.'],
  good: 'Header, perhaps a banner, then cards.',
  bad: 'Loose text at the edge.',
  searchTerms: ['container', 'content width', 'padding', 'screen'],
  status: 'stable',
  since: '0.1.0',
};
