import { expect } from '@playwright/test';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { drop } from './fields.ts';

/** The ways in which a person acts on a page, so that one journey is made with each of them. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  /** Presses one of the controls at the end of a table's row. */
  pressInRow: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  chooseFirst: (field: Locator) => Promise<void>;
  /** Gives a file to the area with this label. */
  give: (label: string, name: string, content: string) => Promise<void>;
}

export function byPointer(page: Page): Hands {
  return {
    press: (target) => target.click(),
    pressInRow: (target) => target.click(),
    type: (field, text) => field.fill(text),
    chooseFirst: async (field) => {
      await field.click();
      await page.getByRole('option').first().click();
    },
    give: (label, name, content) => drop(page, label, name, content),
  };
}

/** More stops than any page has. */
const MOST_STOPS = 150;

/** Presses a key until the element, or something in it, has the focus. */
async function until(target: Locator, key: string): Promise<void> {
  const isReached = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop += 1) await target.page().keyboard.press(key);
}

/** Moves to an element with Tab, as somebody without a pointer does. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await until(target, 'Tab');
  await expect(target).toBeFocused();
}

export function byKeyboard(page: Page): Hands {
  const { keyboard } = page;
  const choosers: FileChooser[] = [];
  // From the start: a chooser that opens while nobody listens is lost.
  page.on('filechooser', (chooser) => choosers.push(chooser));
  return {
    press: async (target) => {
      await reach(target);
      await keyboard.press('Enter');
    },
    pressInRow: async (target) => {
      await reach(target.locator('xpath=ancestor::table').locator('[tabindex="0"]').first());
      await until(target.locator('xpath=ancestor::tr'), 'ArrowDown');
      for (const key of ['End', 'F2']) await keyboard.press(key);
      await until(target, 'ArrowRight');
      await keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    chooseFirst: async (field) => {
      await reach(field);
      await keyboard.press('ArrowDown');
      // The option that Enter chooses is marked once the list has been read.
      await expect(field).toHaveAttribute('aria-activedescendant', /option/);
      await keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    },
    give: async (label, name, content) => {
      await reach(page.getByLabel(label, { exact: true }).and(page.locator('input')));
      await keyboard.press('Enter');
      await expect.poll(() => choosers.length).toBe(1);
      const mimeType = name.endsWith('.csv') ? 'text/csv' : 'text/html';
      await choosers.pop()?.setFiles({ name, mimeType, buffer: Buffer.from(content) });
    },
  };
}
