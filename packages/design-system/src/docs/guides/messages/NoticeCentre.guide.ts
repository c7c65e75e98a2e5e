import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'NoticeCentre',
  parts: ['NoticeList'],
  summary: 'All that was said, to be read again.',
  whenToUse: [
    'In the header of every application that flashes.',
    '`NoticeList` where the list stands on a page of its own.',
  ],
  whenNot: ['Tasks that wait: a list of their own, with a count in the navigation.'],
  anatomy: [
    {
      part: 'Bell',
      is: 'with the number of messages that were not seen',
    },
    { part: 'List', is: 'the newest first, each with its time', at: 'ul' },
  ],
  accessibility: ['The button says how many there are. The list is not announced again.'],
  good: 'Keep each flash, word for word.',
  bad: 'Add news that nobody asked for.',
  finds: ['bell', 'notifications', 'messages', 'inbox', 'history of messages'],
  status: 'stable',
  since: '0.1.0',
};
