import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'Calendar',
  summary: 'What happens when, by month or by week.',
  whenToUse: ['Entries with a day or an hour, where it matters what else happens then.'],
  whenNot: [
    'To choose a day: `DatePicker`.',
    'What happened to one record: `Timeline`.',
    'Rows to search and sort: `Table`.',
  ],
  anatomy: [
    { part: 'Bar', is: 'today, the way back and on, the zone, month or week' },
    { part: 'Day', is: 'a cell with its entries; “more” has the rest' },
    { part: 'Entry', is: 'shape, time and title; over several days a bar' },
    { part: 'List', is: 'the same on a small screen' },
  ],
  accessibility: [
    'The days are a grid with one stop of the Tab key: arrows, Home, End, Page Up and Page Down (with Shift by the year).',
    'Each day says its date, whether it is today and how many entries it has; Enter goes to the first, Escape comes back.',
    'Each entry says its time with the zone. When the clock is turned, the zone is also seen.',
  ],
  good: 'Short titles, the tone of the status.',
  bad: 'The time written into the title as well.',
  finds: ['month', 'week', 'schedule', 'agenda', 'events', 'planning'],
  status: 'preview',
  since: '0.2.0',
};
