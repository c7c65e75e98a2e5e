import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { momentParts } from './momentParts.ts';

/** Types a moment into a date field, over what is in it, in the field's time zone. */
export async function typeMoment(field: Locator, at: Date, timeZone: string): Promise<void> {
  for (const [name, text] of momentParts(at, timeZone)) {
    const segment = field.locator(`[data-type="${name}"]`);
    await segment.focus();
    await segment.pressSequentially(text);
    await expect(segment).not.toHaveAttribute('data-placeholder', 'true');
  }
}
