import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'OfflineBanner',
  summary: 'A strip above the page while there is no connection.',
  whenToUse: ['Mount it once and permanently, at the top of the body of an application that needs its server.'],
  whenNot: [
    'A single failed request: `Flash`, or `ErrorState` in place of the missing content.',
    'A notice about this page: `Banner`.',
  ],
  anatomy: [
    { part: 'Title', is: 'says that the reader is offline' },
    { part: 'Text', is: 'what still works, and what happens to typed text' },
  ],
  accessibility: [
    'A status region that is always mounted. Losing and regaining the connection are announced once each, without moving the focus.',
  ],
  good: 'Say what still works.',
  bad: 'Say only that something is wrong.',
  finds: ['no connection', 'network lost', 'internet', 'disconnected', 'online status', 'offline', 'no network'],
  status: 'preview',
  since: '0.2.0',
};
