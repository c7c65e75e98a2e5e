import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ProgressBar',
  summary: 'How much of some work is done, and how long it will take.',
  whenToUse: [
    'Work whose total is known: rows, bytes, recipients.',
    'Live sending (`isLive`): the only place where a stripe moves.',
  ],
  whenNot: [
    'Steps with names: `StepList`.',
    'Work of unknown length: `Skeleton` or `isBusy`.',
    'A share that doesn’t grow: `Funnel` or a chart.',
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'what is going on',
      at: '[data-part="label"]',
    },
    {
      part: 'Bar',
      is: 'the part that is done',
      at: '[data-part="track"]',
    },
    {
      part: 'Note',
      is: 'how much of the total is done, in numbers',
    },
    {
      part: 'Time left',
      is: 'rounded, so that it doesn’t jump',
      at: '[data-part="note"]',
    },
  ],
  accessibility: ['It has the role progressbar, with its value in words. It doesn’t announce each step.'],
  good: 'Numbers beside the bar.',
  bad: 'A bar without words.',
  searchTerms: ['percent', 'upload progress', 'time left', 'loading bar', 'how far', 'percent done'],
  status: 'stable',
  since: '0.1.0',
};
