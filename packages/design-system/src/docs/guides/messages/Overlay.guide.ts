import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Overlay',
  summary: 'Blocks a part of the screen while a request is running.',
  whenToUse: ['A write that must not be sent twice, and that everything here depends on.'],
  whenNot: [
    'Loading: `Skeleton`, or the loading state of the table.',
    'The work of one button: `Button` with `isBusy`.',
    'Work that takes minutes: `ProgressBar`, and let people continue.',
  ],
  anatomy: [
    {
      part: 'Content',
      is: 'stays, can’t be pressed, and blurs after 150 ms',
    },
    {
      part: 'Spinner and label',
      is: 'what the page is waiting for',
    },
  ],
  accessibility: [
    'The wait is announced. The focus stays where it was.',
    'Short waits show nothing, so nothing flickers.',
  ],
  good: 'Wrap controls that people would otherwise press twice.',
  bad: 'Cover the page while it loads.',
  searchTerms: ['spinner', 'loading screen', 'blocker', 'wait', 'busy'],
  status: 'stable',
  since: '0.1.0',
};
