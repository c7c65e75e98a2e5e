import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { people } from './people.ts';
import { signIn, chooseAccount } from './signIn.ts';

const ROWS = 300_000;
const crowd = people(ROWS, 'walker');

test('the counts of a file of 300,000 rows rise during the import and are exact at its end', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  await chooseAccount(page, 'Northlight Outdoor');
  await page.goto(`${product.url}/audience-builder/people/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Walkers');
  await drop(page, 'CSV of people', 'walkers.csv', crowd.csv);
  await page.getByRole('button', { name: 'Map columns' }).click();
  await page.getByRole('button', { name: 'Check a sample' }).click();
  // Records every count that the screen shows, even for one frame.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const label = document.querySelector('main [role="progressbar"]')?.getAttribute('aria-labelledby') ?? '';
      const text = document.getElementById(label)?.textContent;
      if (text) seen.add(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(
    page
      .getByRole('main')
      .locator('dt', { hasText: /^Deliverable$/ })
      .locator('..'),
  ).toContainText(crowd.accepted.length.toLocaleString('en-US'), { timeout: 240_000 });
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  const counts = seen.map((text) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '')));
  const between = counts.filter((count) => count > 0 && count < ROWS);
  // A fast machine shows few of them.
  expect(between.length, seen.join('\n')).toBeGreaterThanOrEqual(1);
  expect(between).toEqual(between.toSorted((a, b) => a - b));
});
