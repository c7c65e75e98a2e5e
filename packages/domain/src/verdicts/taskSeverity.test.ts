import { describe, expect, it } from 'vitest';
import { taskSeverity } from './taskSeverity.ts';

describe('taskSeverity', () => {
  const now = new Date('2026-11-20T15:00:00Z'); // Friday, 10 AM
  const severity = (due: string | null, isAfterLaunch = false) =>
    taskSeverity({ due: due === null ? null : new Date(due), isAfterLaunch, now, timeZone: 'America/New_York' });

  it('follows the working hours left', () => {
    expect(severity('2026-11-20T18:59:00Z')).toBe('Critical');
    expect(severity('2026-11-20T19:00:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T14:59:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T15:00:00Z')).toBe('Minor');
    expect(severity('2026-11-19T15:00:00Z')).toBe('Critical');
  });

  it('is Critical after a launch, and Minor without a deadline', () => {
    expect(severity(null, true)).toBe('Critical');
    expect(severity(null)).toBe('Minor');
  });
});
