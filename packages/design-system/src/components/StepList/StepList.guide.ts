import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'StepList',
  summary: 'The steps of a way, with the one that it has come to.',
  whenToUse: ['A process of named steps: import, launch, approval.', 'A step that failed, with why.'],
  whenNot: [
    'A single measure: `ProgressBar`.',
    'What has happened, with times: `Timeline`.',
    'Parts of a page: `Tabs`.',
  ],
  anatomy: [
    {
      part: 'Sign',
      is: 'done, current, to do or failed',
    },
    {
      part: 'Label',
      is: 'a noun or a verb',
    },
    {
      part: 'Note',
      is: 'when, by whom, why',
    },
  ],
  accessibility: ['An ordered list; each step says its state in words, the current one by `aria-current`.'],
  good: 'Few steps, all in sight.',
  bad: 'A step for every click.',
  finds: ['wizard', 'stepper', 'stages', 'where am I', 'process'],
  status: 'stable',
  since: '0.1.0',
};
