import { expect, it } from 'vitest';
import { dueText } from './dueText.ts';

const now = new Date('2026-11-21T15:00:00Z');
const ZONE = 'America/New_York';

it.each([
  ['2026-11-21T19:00:00Z', 'by 2:00 PM today'],
  ['2026-11-22T04:30:00Z', 'by 11:30 PM today'],
  ['2026-11-23T00:15:00Z', 'by Sun 7:15 PM'],
  ['2026-12-02T13:00:00Z', 'by 12/02/2026'],
  ['2026-11-21T14:00:00Z', 'since 9:00 AM today'],
  ['2026-11-19T14:00:00Z', 'since 11/19/2026'],
])('says %s as %s', (due, text) => {
  expect(dueText(new Date(due), now, ZONE)).toBe(text);
});
