import type { Locator, Page } from '@playwright/test';

/** Chooses by typing a part of the name, as a person does who knows it. */
export async function choose(inside: Page | Locator, label: string, text: string): Promise<void> {
  const field = inside.getByRole('combobox', { name: label, exact: true });
  await field.fill(text);
  // The list floats beside the form.
  await ('page' in inside ? inside.page() : inside).getByRole('option', { name: text }).first().click();
}

/** Gives a file to a drop area. */
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
