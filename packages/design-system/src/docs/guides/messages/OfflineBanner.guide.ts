import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'OfflineBanner',
  summary: 'A strip above the page for as long as there is no connection.',
  whenToUse: ['Once in an application whose work needs the server: at the top of its body, mounted permanently.'],
  whenNot: [
    'One call that failed: `Flash`, or `ErrorState` in the place of what was not loaded.',
    'Something on this page that waits for somebody: `Banner`.',
  ],
  anatomy: [
    { part: 'Title', is: 'says that there is no connection' },
    { part: 'Text', is: 'what still works, and what happens to typed text' },
  ],
  accessibility: [
    'A status region that is always mounted: losing and regaining the connection are announced once each, without moving the focus.',
  ],
  good: 'Says what still works.',
  bad: 'Says only that there is a problem.',
  searchTerms: ['no connection', 'network lost', 'internet', 'disconnected', 'online status', 'offline', 'no network'],
  status: 'preview',
  since: '0.2.0',
};
