import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tabs',
  summary: 'Shows one of several views of the same thing.',
  whenToUse: [
    'A record with several sides; keep `value` in the address.',
    'A panel that needs the height of the window, such as an editor: `start` and `end` put the page’s title and actions into the line of the tabs.',
  ],
  whenNot: ['Steps: `StepList`.', 'Other pages: `SideNav`.', 'On or off: `Switch`.'],
  anatomy: [
    {
      part: 'Tabs',
      is: 'a word and perhaps a count; those that don’t fit scroll and are listed in a menu',
      at: '[role="tablist"]',
    },
    {
      part: 'Panel',
      is: 'mounted when chosen',
      at: '[role="tabpanel"]',
    },
  ],
  accessibility: [
    'A tab list: arrows, Home and End move; with `activation="press"` Enter chooses.',
    'The panel can be focused.',
  ],
  keys: [
    { press: ['←', '→'], does: 'To the tab before or after it, round the ends; mirrored from right to left.' },
    { press: ['Home', 'End'], does: 'To the first, to the last tab.' },
    {
      press: ['Enter', 'Space'],
      does: 'Choose the tab that has the focus, with `activation="press"`; otherwise it is already chosen.',
    },
    { press: ['Tab'], does: 'Into the panel.' },
  ],
  good: 'Nouns, with counts where they help.',
  bad: 'Tabs for a form’s steps.',
  searchTerms: ['sections', 'views', 'switch view', 'tab bar', 'segments', 'switch views'],
  status: 'stable',
  since: '0.1.0',
};
