import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatusMatrix',
  summary: 'Every status of a list in every theme, for a story of the application’s own list.',
  whenToUse: ['One story per list of statuses: it shows them all, and axe proves their contrast in each theme.'],
  whenNot: ['On a screen: `StatusLegend` or `StatusGuide` explain, this only shows.'],
  anatomy: [
    { part: 'Row', is: 'a status, headed by its code' },
    { part: 'Column', is: 'a theme, with the badge as it looks there' },
  ],
  accessibility: ['A table with a caption; it takes the focus where it scrolls.'],
  good: 'Make it from the list itself: a new status appears in the story without a change.',
  bad: 'Copy badges into a story by hand.',
  searchTerms: ['status story', 'badge contrast', 'all statuses', 'status in dark theme'],
  status: 'preview',
  since: '0.2.0',
};
