import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'DateTimeInput',
  summary: 'A moment: day, time and zone.',
  whenToUse: ['When something will happen: a deployment, a deadline.'],
  whenNot: ['A day: `DatePicker`.', 'Only shown: `DateText`.'],
  anatomy: [
    { part: 'Segments', is: 'day and time in the locale’s order', at: '[data-part="segments"]' },
    { part: 'Zone', is: 'always said', at: '[data-type="timeZoneName"]' },
    { part: 'Calendar', is: 'on demand', at: '[data-part="open"]' },
  ],
  accessibility: [
    'A half-typed date stays, and the field’s error says what to type. The form is not submitted until then.',
    'As `DatePicker`; the zone is written beside the time.',
    'Of an hour that occurs twice in autumn, it keeps the one that was chosen.',
  ],
  good: 'Name the zone that counts for the reader.',
  bad: 'A time without a zone.',
  searchTerms: ['time', 'schedule', 'when', 'time zone', 'date and time'],
  status: 'stable',
  since: '0.1.0',
};
