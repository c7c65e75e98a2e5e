import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Funnel',
  summary: 'Shows how a total shrinks step by step to a result.',
  whenToUse: ['An audience on its way through the checks, or any total that loses parts step by step.'],
  whenNot: ['Categories side by side: `BarChart`.', 'Steps without numbers: `StepList`.'],
  anatomy: [
    {
      part: 'Total',
      is: 'the number at the start',
      at: '[data-kind="total"]',
    },
    {
      part: 'Losses',
      is: 'each with a bar at the place where it was lost',
      at: '[data-kind="loss"]',
    },
    {
      part: 'Result',
      is: 'what is left',
      at: '[data-kind="result"]',
    },
  ],
  accessibility: ['A description list of labels and numbers. The bars are decoration.'],
  good: 'Say why each part was lost.',
  bad: 'One loss called “other”.',
  searchTerms: ['drop off', 'conversion', 'waterfall', 'losses', 'audience counts'],
  status: 'stable',
  since: '0.1.0',
};
