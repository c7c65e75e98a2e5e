import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Grid',
  summary: 'Columns of one width that wrap by themselves.',
  whenToUse: ['Cards and tiles side by side.'],
  whenNot: ['Data: `Table`.', 'Two parts of different weight: `Split`.'],
  anatomy: [
    {
      part: 'Columns',
      is: 'a number, or as many as fit `min`',
    },
  ],
  accessibility: ['Layout only.'],
  good: '`min` and let it wrap.',
  bad: 'Six columns on every screen.',
  finds: ['columns', 'layout grid', 'responsive', 'card grid'],
  status: 'stable',
  since: '0.1.0',
};
