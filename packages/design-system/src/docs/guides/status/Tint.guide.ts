import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tint',
  summary: 'A coloured ground for a line that a change adds or takes away.',
  whenToUse: ['A list that shows what it would be after a change that isn’t saved yet.'],
  whenNot: ['A status: `StatusBadge`.', 'A message: `Banner`.', 'A row of a table: its `rowTone`.'],
  anatomy: [{ part: 'Ground', is: 'reaches around the line, which keeps its place' }],
  accessibility: ['Colour is never the only sign: say ‘added’ or ‘taken out’ in a `Badge` beside it.'],
  good: 'A word beside the tint.',
  bad: 'Only the tint.',
  searchTerms: ['highlight', 'background', 'added', 'removed', 'changed row'],
  status: 'stable',
  since: '0.1.0',
};
