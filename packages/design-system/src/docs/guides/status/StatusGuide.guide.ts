import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatusGuide',
  summary:
    'A quiet button that opens what every status of a list means and what comes after it, the current one marked.',
  whenToUse: [
    'Beside a filter or a table of statuses that somebody may meet for the first time.',
    'In a record’s header, where one status is shown and the others explain it.',
  ],
  whenNot: [
    'The one status alone needs its reason: `StatusBadge` tells it by itself, and with `guide` opens this panel.',
    'There is room to show all meanings at once: `StatusLegend`.',
  ],
  anatomy: [
    { part: 'Button', is: 'quiet and small, with a sign and the question', at: 'button' },
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
    'The current status is `aria-current`, and what the search finds is counted aloud.',
    'The list scrolls by arrow keys.',
  ],
  good: 'Hand over the same list that the badges and the filter come from.',
  bad: 'Write the meanings into a help text, where they grow old.',
  finds: ['what does this mean', 'explain statuses', 'legend', 'glossary', 'status help'],
  status: 'preview',
  since: '0.2.0',
};
