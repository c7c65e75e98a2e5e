import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'OfflineBanner',
  summary: 'A strip above the page for as long as there is no connection.',
  whenToUse: ['Once in an application whose work needs the server: at the top of its body, mounted for good.'],
  whenNot: [
    'One call that failed: `Flash`, or `ErrorState` in the place of what was not loaded.',
    'Something on this page that waits for somebody: `Banner`.',
  ],
  anatomy: [
    { part: 'Title', is: 'that one is offline' },
    { part: 'Text', is: 'what still works, and what becomes of what was typed' },
  ],
  accessibility: [
    'A status that is there from the beginning: the going and the coming back are said, each once, without taking the focus.',
  ],
  good: 'Says what still works.',
  bad: 'Says only that something is wrong.',
  finds: ['no connection', 'network lost', 'internet', 'disconnected', 'online status', 'offline', 'no network'],
  status: 'preview',
  since: '0.2.0',
};
