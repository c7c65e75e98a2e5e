import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'DateText',
  summary: 'A date or time in the application’s one format.',
  whenToUse: ['Wherever a date or time is shown.', 'Where time presses: `isRelative` adds “in 21 h 4 min”.'],
  whenNot: ['Entering one: `DatePicker`, `DateTimeInput`.'],
  anatomy: [
    { part: 'Date', is: 'in the one format, with the zone', at: 'time' },
    { part: 'Relative', is: 'how long until, or since', at: '[data-part="relative"]' },
  ],
  accessibility: ['A time element with the exact moment. Missing, it is a dash that is read as “none”.'],
  good: 'Every time has its zone.',
  bad: 'A date formatted by hand.',
  searchTerms: ['timestamp', 'time ago', 'date format', 'countdown', 'deadline', 'relative time'],
  status: 'stable',
  since: '0.1.0',
};
