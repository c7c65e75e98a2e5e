import type { KeyUse } from './guide.ts';

/** What the keys do in every field of dates, until a day is taken. */
export const dateKeys: readonly KeyUse[] = [
  { press: ['←', '→'], does: 'Through the segments; in the calendar, by a day.' },
  { press: ['↑', '↓'], does: 'Change the segment by one; in the calendar, by a week.' },
  { press: ['0 … 9'], does: 'Write the segment.' },
  { press: ['Backspace'], does: 'Empty it.' },
  { press: ['Page Up', 'Page Down'], does: 'In the calendar: by a month.' },
];
