import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'PillList',
  summary: 'Pills in one line, with the rest behind a number.',
  whenToUse: ['Several values in a cell or a card.', 'Values with an explanation each (`tooltip`).'],
  whenNot: ['One value: `Pill`.', 'Values to choose from: `MultiSelect`.'],
  anatomy: [
    { part: 'Pills', is: 'as many as `max` says', at: 'li' },
    {
      part: 'Rest',
      is: '“+4”: its tooltip names the others, pressed it shows them with their explanations',
      at: 'button',
    },
  ],
  accessibility: ['It is a list with a name; the rest can be reached by keyboard and says how many there are.'],
  good: 'Show the few that tell rows apart.',
  bad: 'Let one row grow over five lines.',
  searchTerms: ['chips overflow', 'and 12 more', 'several values in a cell', 'tags'],
  status: 'stable',
  since: '0.1.0',
};
