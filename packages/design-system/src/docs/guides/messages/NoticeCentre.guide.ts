import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'NoticeCentre',
  parts: ['NoticeList'],
  summary: 'Every message of this session, to read again.',
  whenToUse: [
    'In the header of every application that shows a `Flash`.',
    '`NoticeList` for a page with nothing but the list, and inside the centre for messages that the application keeps.',
  ],
  whenNot: ['Tasks that are waiting: their own list, with a count in the navigation.'],
  anatomy: [
    {
      part: 'Bell',
      is: 'with the number of unread messages',
    },
    { part: 'List', is: 'the newest first, each with its time; unread ones are bold', at: 'ul' },
  ],
  accessibility: ['The button says how many messages are unread. The list is not announced again.'],
  good: 'Keep each flash, word for word.',
  bad: 'Add news that nobody asked for.',
  searchTerms: ['bell', 'notifications', 'messages', 'inbox', 'history of messages'],
  status: 'stable',
  since: '0.1.0',
};
