import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Overlay',
  summary: 'Blocks a part of the screen while it waits for an answer.',
  whenToUse: ['A write must not be sent twice, and everything depends on it.'],
  whenNot: [
    'Reading: `Skeleton`, or the table’s own state.',
    'One button’s work: `Button` with `isBusy`.',
    'Work of minutes: `ProgressBar`, and let people go on.',
  ],
  anatomy: [
    {
      part: 'Content',
      is: 'stays, cannot be pressed, and blurs after 150 ms',
    },
    {
      part: 'Sign and words',
      is: 'what the reader is waiting for',
    },
  ],
  accessibility: [
    'The wait is announced; the focus stays where it was and is there again afterwards.',
    'Short answers show nothing, so nothing flickers.',
  ],
  good: 'Wrap what would otherwise be pressed twice.',
  bad: 'Cover the page while it reads.',
  searchTerms: ['spinner', 'loading screen', 'blocker', 'wait', 'busy'],
  status: 'stable',
  since: '0.1.0',
};
