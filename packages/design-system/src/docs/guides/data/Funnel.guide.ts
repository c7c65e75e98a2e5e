import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Funnel',
  summary: 'From the file to the inbox: what there was, what fell away, what is left.',
  whenToUse: ['An audience’s way through its checks, or any whole that loses parts one after another.'],
  whenNot: ['Kinds side by side: `BarChart`.', 'Steps without numbers: `StepList`.'],
  anatomy: [
    {
      part: 'Total',
      is: 'the whole',
      at: '[data-kind="total"]',
    },
    {
      part: 'Losses',
      is: 'each with its bar where it fell away',
      at: '[data-kind="loss"]',
    },
    {
      part: 'Result',
      is: 'what is left',
      at: '[data-kind="result"]',
    },
  ],
  accessibility: ['A description list: label and number; the bars are decoration.'],
  good: 'Name why each part fell away.',
  bad: 'One loss called “other”.',
  searchTerms: ['drop off', 'conversion', 'waterfall', 'losses', 'audience counts'],
  status: 'stable',
  since: '0.1.0',
};
