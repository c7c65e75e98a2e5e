import type { Locator, Page } from '@playwright/test';

/** Chooses an option by typing part of its name. */
export async function choose(inside: Page | Locator, label: string, text: string): Promise<void> {
  const field = inside.getByRole('combobox', { name: label, exact: true });
  await field.fill(text);
  // The list is rendered outside the form.
  await ('page' in inside ? inside.page() : inside).getByRole('option', { name: text }).first().click();
}

/** Drops a file on a drop area. */
export async function drop(
  inside: Page | Locator,
  label: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const mimeType = name.endsWith('.csv') ? 'text/csv' : 'text/html';
  await inside
    .getByLabel(label, { exact: true })
    .and(inside.locator('input'))
    .setInputFiles({
      name,
      mimeType,
      buffer: Buffer.from(content),
    });
}
