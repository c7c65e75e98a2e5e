import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Page',
  summary: 'The content of a screen: its padding, its width, its distances.',
  whenToUse: ['Once in every screen, inside `AppShell`.'],
  whenNot: ['A part of a screen: `Card`, `Stack`.'],
  anatomy: [
    {
      part: 'Header',
      is: 'a `PageHeader`',
    },
    {
      part: 'Banner',
      is: 'only if somebody must act',
    },
    {
      part: 'Content',
      is: 'cards, 24 px apart',
    },
  ],
  accessibility: ['Layout only.'],
  good: 'Header, perhaps a banner, then cards.',
  bad: 'Loose text at the edge.',
  finds: ['container', 'content width', 'padding', 'screen'],
  status: 'stable',
  since: '0.1.0',
};
