import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'TimeInput',
  summary: 'A time of the day, without its day.',
  whenToUse: ['What happens each day or week at the same time: a report, the hours in which mail may be sent.'],
  whenNot: ['A moment: `DateTimeInput`, which says its zone.', 'How long something takes: `NumberInput` with a unit.'],
  anatomy: [
    { part: 'Segments', is: 'hour and minute, with AM or PM where people write it', at: '[data-part="segment"]' },
    { part: 'Limits', is: '`min` and `max`; a time beyond them is accepted, with an error' },
  ],
  accessibility: [
    'A half-typed time stays, and the field’s error says what to type. The form is not submitted until then.',
    'Each segment is stepped by arrows or typed.',
  ],
  good: 'Say in the hint in whose zone the time counts.',
  bad: 'A list of 48 half hours.',
  searchTerms: ['time', 'clock', 'hour', 'minute', 'time field', 'time picker'],
  status: 'preview',
  since: '0.2.0',
};
