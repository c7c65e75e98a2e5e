import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { drop } from './fields.ts';

/** The ways in which a person acts on a page, so that one journey is made with each of them. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Presses one of the controls at the end of a table's row. */
  pressInRow(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  chooseFirst(field: Locator): Promise<void>;
  /** Gives a file to the area with this label. */
  give(page: Page, label: string, name: string, content: string): Promise<void>;
}

export const byPointer: Hands = {
  press: (target) => target.click(),
  pressInRow: (target) => target.click(),
  type: (field, text) => field.fill(text),
  chooseFirst: async (field) => {
    await field.click();
    await field.page().getByRole('option').first().click();
  },
  give: drop,
};

/** More stops than any page has. */
const MOST_STOPS = 150;

/** Moves to an element with Tab, as somebody without a pointer does. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export const byKeyboard: Hands = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  pressInRow: async (target) => {
    const { keyboard } = target.page();
    const row = target.locator('xpath=ancestor::tr');
    await reach(target.locator('xpath=ancestor::table').locator('[tabindex="0"]').first());
    const isInRow = () => row.evaluate((element) => element.contains(document.activeElement));
    for (let step = 0; step < MOST_STOPS && !(await isInRow()); step += 1) await keyboard.press('ArrowDown');
    for (const key of ['End', 'F2']) await keyboard.press(key);
    const isReached = () => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < MOST_STOPS && !(await isReached()); step += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
  },
  type: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  chooseFirst: async (field) => {
    await reach(field);
    await field.page().keyboard.press('ArrowDown');
    await expect(field.page().getByRole('option').first()).toBeVisible();
    // The option that Enter chooses is marked once the list has been read.
    await expect(field).toHaveAttribute('aria-activedescendant', /option/);
    await field.page().keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
  give: async (page, label, name, content) => {
    const input = page.getByLabel(label, { exact: true }).and(page.locator('input'));
    await reach(input);
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    const mimeType = name.endsWith('.csv') ? 'text/csv' : 'text/html';
    await (await asked).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  },
};
