import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Grid',
  summary: 'Columns that wrap when there is no room: of equal width, or a narrow one and the rest.',
  whenToUse: ['Cards and tiles side by side.', 'A narrow part beside a wide one in a drawer (`firstWidth`).'],
  whenNot: ['Data: `Table`.', 'The content of a page with its details: `Split`.'],
  anatomy: [
    {
      part: 'Columns',
      is: 'a number, or as many as fit `min`',
    },
  ],
  accessibility: ['Layout only.'],
  good: 'Give it `min`, and let it wrap.',
  bad: 'Six columns on every screen.',
  searchTerms: ['columns', 'layout grid', 'responsive', 'card grid'],
  status: 'stable',
  since: '0.1.0',
};
