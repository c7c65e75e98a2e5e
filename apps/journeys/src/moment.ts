import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

const SEGMENTS = ['month', 'day', 'year', 'hour', 'minute', 'dayPeriod'] as const;

/** Types a moment into a date field, in the field's time zone. */
export async function typeMoment(field: Locator, at: Date, timeZone: string): Promise<void> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  for (const name of SEGMENTS) {
    const segment = field.locator(`[data-type="${name}"]`);
    await segment.press('Delete');
    await segment.pressSequentially(parts.get(name) ?? '');
    await expect(segment).not.toHaveAttribute('data-placeholder', 'true');
  }
}
