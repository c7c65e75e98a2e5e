import type { KeyUse } from './guide.ts';

/** The keys that all date fields share, until a day is chosen. */
export const dateKeys: readonly KeyUse[] = [
  { press: ['←', '→'], does: 'Move through the segments; in the calendar, by a day.' },
  { press: ['↑', '↓'], does: 'Change the segment by one; in the calendar, by a week.' },
  { press: ['0 … 9'], does: 'Type into the segment.' },
  { press: ['Backspace'], does: 'Empty it.' },
  { press: ['Page Up', 'Page Down'], does: 'Move by a month in the calendar.' },
];
