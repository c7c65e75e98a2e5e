import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Timeline',
  summary: 'Shows what happened, when, and who did it.',
  whenToUse: ['The history of one thing, the newest first.'],
  whenNot: ['What will happen: a calendar or a `Table`.', 'Steps of a process: `StepList`.'],
  anatomy: [
    {
      part: 'Sign',
      is: 'the tone’s shape',
      at: 'li > svg',
    },
    {
      part: 'Title',
      is: 'what happened',
      at: '[data-part="title"]',
    },
    {
      part: 'Time',
      is: 'with its zone',
      at: 'time',
    },
    {
      part: 'Detail',
      is: 'the person, the change and the reason',
      at: '[data-part="detail"]',
    },
  ],
  accessibility: ['An ordered list with time elements.'],
  good: 'Name the old value, the new value and the reason.',
  bad: '“Record updated”, forty times.',
  searchTerms: ['history', 'activity', 'audit', 'log', 'events', 'changes'],
  status: 'stable',
  since: '0.1.0',
};
