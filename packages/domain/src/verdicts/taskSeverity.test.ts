import { describe, expect, it } from 'vitest';
import { taskSeverity } from './taskSeverity.ts';

describe('taskSeverity', () => {
  const now = new Date('2026-11-20T15:00:00Z'); // Friday, 10 AM
  const severity = (due: string | null, blocker: string | null = 'Processing', isPausedBySystem = false) =>
    taskSeverity({
      blocker,
      isPausedBySystem,
      due: due === null ? null : new Date(due),
      now,
      timeZone: 'America/New_York',
    });

  it('follows the working hours left', () => {
    expect(severity('2026-11-20T18:59:00Z')).toBe('Critical');
    expect(severity('2026-11-20T19:00:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T14:59:00Z')).toBe('Moderate');
    expect(severity('2026-11-24T15:00:00Z')).toBe('Minor');
    expect(severity('2026-11-19T15:00:00Z')).toBe('Critical');
  });

  it('is Minor without a deadline', () => {
    expect(severity(null)).toBe('Minor');
    expect(severity(null, null)).toBe('Minor');
  });

  it('does not follow the time of a failed step, of a pause by the platform and of messages in doubt', () => {
    const far = '2026-12-20T15:00:00Z';
    expect(severity(far, 'step_failed')).toBe('Critical');
    expect(severity(far, 'paused', true)).toBe('Critical');
    expect(severity(far, 'paused')).toBe('Minor');
    expect(severity('2026-11-19T15:00:00Z', 'in_doubt')).toBe('Moderate');
  });
});
