import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StepList',
  summary: 'The steps of a process, with the current one marked.',
  whenToUse: ['A process of named steps: import, launch, approval.', 'A step that failed, with why.'],
  whenNot: [
    'A single measure: `ProgressBar`.',
    'What has happened, with times: `Timeline`.',
    'Parts of a page: `Tabs`.',
  ],
  anatomy: [
    { part: 'Sign', is: 'done, current, waiting, to do, skipped or failed', at: '[data-part="sign"]' },
    { part: 'Label', is: 'a noun or a verb; a link where going back is possible', at: '[data-part="line"]' },
    { part: 'Time and note', is: 'when, by whom, how far', at: '[data-part="note"]' },
    { part: 'Reason', is: 'why it waits, was skipped or failed, as a sentence' },
    { part: 'Details', is: 'opened at the step; steps of its own, a log' },
  ],
  accessibility: [
    'An ordered list; each step says its state in words, and the current step by `aria-current`.',
    'Details are named after their step; those of a failed one are open.',
  ],
  good: 'Few steps, all visible.',
  bad: 'A step for every click.',
  searchTerms: ['wizard', 'stepper', 'stages', 'where am I', 'process', 'steps'],
  status: 'stable',
  since: '0.1.0',
};
