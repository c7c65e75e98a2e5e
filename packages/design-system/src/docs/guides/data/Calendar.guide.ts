import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Calendar',
  summary: 'Shows what happens when, by month or by week.',
  whenToUse: ['Entries with a day or an hour, where it matters what else happens then.'],
  whenNot: [
    'To choose a day: `DatePicker`.',
    'What happened to one record: `Timeline`.',
    'Rows to search and sort: `Table`.',
  ],
  anatomy: [
    {
      part: 'Bar',
      is: 'Today, previous and next, the time zone, and the choice of month or week',
      at: '[data-part="bar"]',
    },
    { part: 'Day', is: 'a cell with its entries; “more” has the rest', at: '[role="gridcell"]' },
    {
      part: 'Entry',
      is: 'shape, time and title; by the hour as high as it lasts, with its status and more lines where there is room',
      at: '[data-part="month-grid"] a',
    },
    { part: 'Day note', is: 'the application’s line at the head of a day: how much is planned' },
    { part: 'Now', is: 'in the week, a line at the current time, named at the hours' },
    { part: 'List', is: 'the same on a small screen' },
  ],
  accessibility: [
    'The days are a grid with one stop of the Tab key: arrows, Home, End, Page Up and Page Down (with Shift by the year).',
    'Each day says its date, whether it is today and how many entries it has; Enter goes to the first, Escape comes back.',
    'Each entry includes its time with the zone. On days when the clocks change, the zone is also visible.',
    'With `onMove`, an entry that is movable says so. While it is moved, its next place and `movePreview` are announced, and a touch only scrolls.',
  ],
  keys: [
    { press: ['←', '→'], does: 'By a day.' },
    { press: ['↑', '↓'], does: 'By a week, in the month.' },
    { press: ['Home', 'End'], does: 'To the first, to the last day of the week.' },
    { press: ['Page Up', 'Page Down'], does: 'By a month, or in the week view by a week; with Shift by a year.' },
    { press: ['Enter', 'Space'], does: 'To the first entry of the day; Tab goes on to the others.' },
    { press: ['Esc'], does: 'Back from an entry to its day.' },
    {
      press: ['Space'],
      does: 'On an entry that is movable: starts moving it. Arrows move it by a day and by 15 minutes (with Shift 5), in the month by a week; Page Up and Page Down by a page; Enter or Space drops it, Escape stops.',
    },
  ],
  good: 'Short titles, in the tone of the status.',
  bad: 'The time repeated in the title.',
  isWide: true,
  searchTerms: ['month', 'week', 'schedule', 'agenda', 'events', 'planning', 'drag', 'move', 'capacity'],
  status: 'preview',
  since: '0.2.0',
};
