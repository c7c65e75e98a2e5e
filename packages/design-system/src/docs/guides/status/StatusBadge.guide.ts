import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatusBadge',
  summary: 'One status of a typed list, with its tone, shape and word; on demand, the reason and the next step.',
  whenToUse: [
    'Anything that goes through states which `defineStatuses` lists.',
    'In tables, headers and cards alike, so that a state looks the same everywhere.',
    'With `guide` where somebody meets the states for the first time.',
  ],
  whenNot: ['A word that isn’t a state: `Badge` or `Pill`.', 'How far something is: `ProgressBar` or `StepList`.'],
  anatomy: [
    { part: 'Shape', is: 'of the tone', at: 'svg' },
    { part: 'Word', is: 'the status’s label', at: '[data-part="word"]' },
    {
      part: 'Explanation',
      is: 'its meaning, or `why` for this record, and the next step',
    },
  ],
  accessibility: [
    'With an explanation it takes the focus, and the explanation is its description.',
    'A code that the list doesn’t contain is shown unchanged, in the quiet tone.',
  ],
  good: 'Say why this item is held, if you know.',
  bad: 'Word the state differently on every screen.',
  searchTerms: ['state', 'status pill', 'what does this mean', 'legend', 'workflow state', 'traffic light'],
  status: 'stable',
  since: '0.1.0',
};
