import type { Guide } from '../../guide.ts';
import { dateKeys } from '../../dateKeys.ts';

export const guide: Guide = {
  name: 'DateRangePicker',
  summary: 'From a day to a day, or from a moment to a moment: typed, chosen from a calendar, or ready-made.',
  whenToUse: [
    'Both ends matter: the period of a report, the time an offer is valid.',
    'People ask for the same periods again and again: give them as `presets`, such as `lastDays(7)`.',
    'Hours matter too: `hasTime`, and the zone is shown beside the times.',
  ],
  whenNot: [
    'One day: `DatePicker`. One moment: `DateTimeInput`.',
    'Three or four fixed periods and no others: `RadioGroup` or `Select`.',
  ],
  anatomy: [
    { part: 'Segments', is: 'two dates, typed part by part in the order of the locale', at: '[data-part="ends"]' },
    { part: 'Zone', is: 'with times: its short name, or both names when clocks change in between' },
    {
      part: 'Clear and calendar buttons',
      is: 'at the end; Clear only where it may be empty',
      at: '[data-part="buttons"]',
    },
    { part: 'Ready-made ranges', is: 'first in the panel; calculated when they are pressed' },
    { part: 'Calendar', is: 'two months, one on small screens, with times below it when wanted' },
    { part: 'Reason', is: 'below the calendar: why the day under focus or pointer can’t be chosen' },
  ],
  accessibility: [
    'A half-typed date stays, and the field’s error says what to type. The form is not submitted until then.',
    'Left and Right move through the segments, Up and Down change one, digits write it, Backspace empties it.',
    'In the calendar arrows move by days and weeks, Page keys by months; Enter begins the range and ends it; Escape closes.',
    'The group is described by the range in words. A day that can’t be chosen stays reachable and tells why.',
  ],
  keys: [
    ...dateKeys,
    { press: ['Enter'], does: 'In the calendar: begin the range, then end it.' },
    { press: ['Esc'], does: 'Close the calendar.' },
  ],
  good: 'Both ends belong to the range, and what can’t be chosen says why.',
  bad: 'Two separate fields whose order nobody checks.',
  searchTerms: [
    'from until',
    'period',
    'last 7 days',
    'date range',
    'between two dates',
    'reporting time',
    'start and end',
  ],
  status: 'preview',
  since: '0.2.0',
};
