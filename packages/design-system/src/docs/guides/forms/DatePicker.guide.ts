import type { Guide } from '../../guide.ts';
import { dateKeys } from '../../dateKeys.ts';

export const guide: Guide = {
  name: 'DatePicker',
  summary: 'A day, typed or chosen from a calendar.',
  whenToUse: ['A day without a time.'],
  whenNot: [
    'With a time: `DateTimeInput`.',
    'From one day to another: `DateRangePicker`.',
    'A day long ago, such as a birthday: typing is enough, and it works here too.',
  ],
  anatomy: [
    { part: 'Segments', is: 'month, day, year in the locale’s order', at: '[data-part="segments"]' },
    { part: 'Calendar', is: 'on demand; its month and year are lists that lead to others', at: '[data-part="open"]' },
    {
      part: 'Limits',
      is: '`min` and `max`; days beyond can’t be chosen',
    },
  ],
  accessibility: [
    'A half-typed date stays, and the field’s error says what to type. The form is not submitted until then.',
    'Each segment is stepped by arrows or typed; the calendar is a grid of days with arrows and Page keys.',
  ],
  keys: [
    ...dateKeys,
    { press: ['Enter'], does: 'In the calendar: take the day.' },
    { press: ['Esc'], does: 'Close the calendar.' },
  ],
  good: 'Say which days are possible.',
  bad: 'A text field that wants one spelling.',
  searchTerms: ['pick a date', 'calendar', 'day', 'date field', 'due date'],
  status: 'stable',
  since: '0.1.0',
};
