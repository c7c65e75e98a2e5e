import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'AppShell',
  parts: ['HeaderButton', 'HeaderMenu', 'HeaderPerson', 'HeaderPopover', 'HeaderSearch'],
  summary: 'The frame of the application: header, navigation, content.',
  whenToUse: ['Once, around every screen, with your own mark in `brand` and your colours from `defineTheme`.'],
  whenNot: ['A page without navigation, such as a sign-in: `Page` with `width="narrow"`.'],
  anatomy: [
    {
      part: 'Header',
      is: '48 px: the application’s mark and name, switcher, account, search, actions, the person who is signed in; a stripe below in the application’s accents',
      at: 'header',
    },
    { part: 'Side navigation', is: '208 px, folded 56; a drawer on small screens', at: 'nav' },
    { part: 'Content', is: 'the main landmark', at: 'main' },
  ],
  accessibility: [
    '“Skip to content” is the first stop; links to the search field, the first row and the actions follow. Header, navigation and main are landmarks.',
    'After a change of screen the application should move the focus to the heading.',
  ],
  good: 'One shell that receives its parts as props.',
  bad: 'A second header inside the content.',
  isWide: true,
  searchTerms: ['layout', 'header', 'navigation', 'frame', 'top bar', 'person', 'logout', 'page frame'],
  status: 'stable',
  since: '0.1.0',
};
