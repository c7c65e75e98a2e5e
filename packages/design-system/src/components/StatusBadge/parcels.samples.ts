import { defineStatuses } from './defineStatuses.ts';

/** A made-up list for the stories, because the package doesn't know Mailroom's statuses. */
export const parcels = defineStatuses([
  {
    code: 'lost',
    label: 'Lost',
    tone: 'danger',
    meaning: 'Nobody has seen it for 10 days.',
    next: 'The depot searches.',
  },
  {
    code: 'customs',
    label: 'At customs',
    tone: 'warning',
    meaning: 'A paper is missing.',
    next: 'The sender adds it.',
  },
  { code: 'delivered', label: 'Delivered', tone: 'success', meaning: 'Somebody has signed for it.' },
  { code: 'on-the-way', label: 'On the way', tone: 'pre-success', meaning: 'It moves.', next: 'It arrives.' },
  { code: 'returned', label: 'Returned', tone: 'end', meaning: 'It is back with its sender.' },
  { code: 'announced', label: 'Announced', tone: 'secondary', meaning: 'It has not been handed over yet.' },
  { code: 'closed', label: 'Closed', tone: 'dark', meaning: 'The route is no longer served.' },
]);
