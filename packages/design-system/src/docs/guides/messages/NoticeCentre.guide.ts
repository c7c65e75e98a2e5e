import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'NoticeCentre',
  parts: ['NoticeList'],
  summary: 'Lists all earlier messages.',
  whenToUse: [
    'In the header of every application that uses `Flash`.',
    '`NoticeList` where the list stands on a page of its own.',
  ],
  whenNot: ['Open tasks: a list of their own, with a count in the navigation.'],
  anatomy: [
    {
      part: 'Bell',
      is: 'with the number of unread messages',
    },
    { part: 'List', is: 'the newest first, each with its time', at: 'ul' },
  ],
  accessibility: ['The button says how many there are. The list is not announced again.'],
  good: 'Keep each flash, word for word.',
  bad: 'Add news that nobody asked for.',
  searchTerms: ['bell', 'notifications', 'messages', 'inbox', 'history of messages'],
  status: 'stable',
  since: '0.1.0',
};
