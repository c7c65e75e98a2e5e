import { readFile } from 'node:fs/promises';
import { deliverable, importAsGuessed, nameNewAudience } from './audiences/newAudience.ts';
import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { people } from './files/people.ts';

const ROWS = 300_000;
const crowd = people(ROWS, 'walker');

test('the counts of a file of 300,000 rows rise during the import and are exact at its end', async ({
  page,
  product,
}) => {
  await nameNewAudience(page, product, 'Walkers');
  await drop(page, 'File of people', 'walkers.csv', crowd.csv);
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
  await expect(deliverable(page)).toContainText(crowd.accepted.length.toLocaleString('en-US'), { timeout: 240_000 });
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  const counts = seen.map((text) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '')));
  const between = counts.filter((count) => count > 0 && count < ROWS);
  // A fast machine shows few of them.
  expect(between.length, seen.join('\n')).toBeGreaterThanOrEqual(1);
  expect(between).toEqual(between.toSorted((a, b) => a - b));
});

const good = Array.from({ length: 30 }, (_, at) => `hiker${at}@letters.example,Ada`);
const CSV = ['email,First name', ...good, 'nobody@,Noor', ''].join('\n');

/** The way of cells that are wrong: the suggestion for one, a typed address for another, and one that stays rejected. */
test('cells that are corrected in place make 32 people of 30', async ({ page, product }) => {
  const bad = ['mailto:mia@letters.example,Mia', 'ivo@,Ivo', ',Noor'];
  await nameNewAudience(page, product, 'Hikers with three bad rows');
  await drop(page, 'File of people', 'hikers.csv', ['email,First name', ...good, ...bad, ''].join('\n'));
  await importAsGuessed(page);
  await page.getByRole('link', { name: 'Correct 3 rows' }).click();

  await page.getByRole('button', { name: 'Use the suggestion' }).click();
  await expect(page.getByRole('row', { name: /^Line 32 mia@letters.example/ })).toContainText('ready to import');
  // A pencil shows when the pointer or the focus is in its row.
  await page.getByRole('row', { name: /^Line 33/ }).hover();
  await page.getByRole('button', { name: 'Edit email, Line 33' }).click();
  await page.getByRole('textbox', { name: 'email' }).fill('ivo@letters.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 2 corrected rows' }).click();

  await expect(deliverable(page)).toContainText('32');
  await expect(page.getByRole('main').getByText('Rows in the files').locator('..')).toContainText('33');
  await expect(page.getByRole('link', { name: 'Correct 1 row' })).toBeVisible();
});

/** The way of one rejected row: downloaded with its line, corrected in the file, and merged with everybody else. */
test('a corrected row makes 31 people of 30', async ({ page, product }) => {
  await nameNewAudience(page, product, 'Hikers with one bad row');
  await drop(page, 'File of people', 'hikers.csv', CSV);
  await importAsGuessed(page);
  await expect(deliverable(page)).toContainText('30');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 1 row' }).click(),
  ]);
  const rejects = await readFile(await download.path(), 'utf8');
  expect(rejects).toContain('"32","Bad address: nothing after the @","nobody@","Noor"');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await drop(page, 'File of people', 'corrected.csv', rejects.replace('nobody@', 'nobody@letters.example'));
  await page.getByRole('button', { name: 'Compare people' }).click();
  const correct = page.getByRole('radio', { name: /Correct rejected rows/ });
  await expect(correct).toBeChecked();
  await expect(correct).toHaveAccessibleDescription(/Nobody goes, 1 comes: 31 people then\./);
  await expect(page.getByRole('radio', { name: /Replace everybody/ })).toHaveAccessibleDescription(
    /30 people go, 1 comes: 1 person then\./,
  );
  await page.getByRole('button', { name: 'Correct 1 row' }).click();

  await expect(deliverable(page)).toContainText('31');
  await expect(page.getByRole('main').getByText('Rows in the files').locator('..')).toContainText('31');
  await expect(page.getByRole('button', { name: /Download \d+ row/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Versions' }).click();
  const files = page.getByRole('table', { name: 'Files' });
  await expect(files.getByText('hikers.csv')).toBeVisible();
  await expect(files.getByText('corrected.csv')).toBeVisible();
});
