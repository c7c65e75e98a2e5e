import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ProgressBar',
  summary: 'Shows how far a task is and how long it will take.',
  whenToUse: [
    'Work of which the whole is known: rows, bytes, recipients.',
    'Live sending (`isLive`): the one place where the airmail stripe moves.',
  ],
  whenNot: [
    'Steps with names: `StepList`.',
    'Only that it runs is known: `Skeleton` or `isBusy`.',
    'A share that doesn’t grow: `Funnel` or a chart.',
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'what is running',
      at: '[data-part="label"]',
    },
    {
      part: 'Bar',
      is: 'the part that is done',
      at: '[data-part="track"]',
    },
    {
      part: 'Note',
      is: 'done of all, in numbers',
    },
    {
      part: 'Time left',
      is: 'rounded, so that it doesn’t jump',
      at: '[data-part="note"]',
    },
  ],
  accessibility: ['It is a progress bar with its value in words; it doesn’t announce each step.'],
  good: 'Numbers beside the bar.',
  bad: 'A bar without a word.',
  searchTerms: ['percent', 'upload progress', 'time left', 'loading bar', 'how far', 'percent done'],
  status: 'stable',
  since: '0.1.0',
};
