import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatusGuide',
  summary:
    'A quiet button that opens the meaning and the next step of every status of a list, with the current one marked.',
  whenToUse: [
    'Beside a filter or a table of statuses that somebody may meet for the first time.',
    'In a record’s header, where one status is shown and the others explain it.',
  ],
  whenNot: ['Only one status needs explaining: `StatusBadge` does that, and with `guide` opens this panel.'],
  anatomy: [
    { part: 'Button', is: 'quiet and small, with an icon and the question', at: 'button' },
    { part: 'Search', is: 'above lists of more than eight' },
    {
      part: 'Status',
      is: 'its badge, its meaning, its next step; the current one with an accent and the words ‘This one’',
      at: '[role="dialog"] li',
    },
  ],
  anatomyStory: 'status-statusguide--permutations',
  accessibility: [
    'The panel is a dialog with its own name: Escape closes it and gives the focus back.',
    'The current status is `aria-current`, and the number of matches is announced.',
    'The list scrolls by arrow keys.',
  ],
  good: 'Use the same list as the badges and the filter.',
  bad: 'Write the meanings into a help text, where they go out of date.',
  searchTerms: ['what does this mean', 'explain statuses', 'legend', 'glossary', 'status help'],
  status: 'preview',
  since: '0.2.0',
};
