import { expect, it } from 'vitest';
import { dayTitle } from './dayTitle.ts';

const ZONE = 'America/New_York';

it('R49 shows the day of the user’s own calendar', () => {
  const late = new Date('2026-11-22T03:00:00Z');
  expect(dayTitle(late, ZONE)).toBe('Saturday, November 21');
  expect(dayTitle(late, 'Asia/Tokyo')).toBe('Sunday, November 22');
});
