import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatusBadge',
  parts: ['StatusLegend'],
  summary: 'One status of a typed list: its tone, its shape, its word, and on demand why and what next.',
  whenToUse: [
    'Anything that goes through states which `defineStatuses` lists.',
    'In tables, headers and cards alike, so that a state looks the same everywhere.',
    '`StatusLegend` where somebody meets the states for the first time.',
  ],
  whenNot: ['A word that is no state: `Badge` or `Pill`.', 'How far something is: `ProgressBar` or `StepList`.'],
  anatomy: [
    { part: 'Shape', is: 'of the tone', at: 'svg' },
    { part: 'Word', is: 'the status’s label', at: '[data-part="word"]' },
    {
      part: 'Explanation',
      is: 'its meaning, or `why` for this very thing, and the next step',
    },
  ],
  accessibility: [
    'With an explanation it takes the focus, and the explanation is its description.',
    'A code that the list doesn’t know is shown as it is, in the quiet tone.',
  ],
  good: 'Say why this one is held, where you know it.',
  bad: 'Word the state anew on every screen.',
  finds: ['state', 'status pill', 'what does this mean', 'legend', 'workflow state', 'traffic light'],
  status: 'stable',
  since: '0.1.0',
};
