import { deliverable, nameNewAudience } from './audiences/newAudience.ts';
import { choose, drop } from './fields/fields.ts';
import { typeMoment } from './fields/moment.ts';
import { expect, test } from './journey.ts';

const AUDIENCE = 'Gäste of an ugly file';

/** Ways to write an address that is one only for people. */
const BAD = [
  'mailto:gast1@letters.example',
  'Gast <gast2@letters.example>',
  'gast 3@letters.example',
  'gast4@@letters.example',
];
const bad = Array.from({ length: 11 }, (_, at) => (BAD[at % BAD.length] ?? '').replace('gast', `gast${at}n`));

/** As a German spreadsheet saves it: a title above the table, semicolons, no Unicode, names in one column and in capitals. */
function uglyFile(): Buffer {
  const row = (address: string, at: number, second = ''): string =>
    `${address};ANNA BRÜCKNER-GROSS;${10 + (at % 18)}.11.2024;1.${100 + at},50;${second}`;
  const lines = [
    'E-Mail;Gästeliste;Q4;;',
    'gespeichert am;29.11.2024;;;',
    'E-Mail;Name;Letzter Kauf;Umsatz;Zweite E-Mail',
    row('', 1, 'zweite@letters.example'),
    ...Array.from({ length: 120 }, (_, at) => row(`leser${at}@letters.example`, at)),
    ...bad.map((address, at) => row(address, at)),
    row('gast12(at)letters', 2),
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

test('an ugly file becomes an audience that a product sends to, and nobody cleans it elsewhere', async ({
  page,
  product,
}) => {
  await nameNewAudience(page, product, AUDIENCE);
  await drop(page, 'File of people', 'gaeste.csv', uglyFile());
  await page.getByRole('button', { name: 'Map columns' }).click();

  // The title has a cell called 'E-Mail', so the table seems to begin there.
  await page.getByRole('button', { name: 'Show how the file is read' }).click();
  await choose(page, 'The table begins in line', '3');
  await expect(page.getByRole('rowheader', { name: 'Letzter Kauf' })).toBeVisible();

  await choose(page, 'Field for Letzter Kauf', 'Custom field');
  await choose(page, 'Field for Umsatz', 'Custom field');
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await suggestions.getByRole('button', { name: 'Take the first that is filled' }).click();
  await suggestions.getByRole('button', { name: 'Split the names' }).click();
  // The names that were split are still in capitals.
  const capitals = suggestions.getByRole('button', { name: 'Write names with a capital letter' });
  await capitals.first().click();
  await capitals.click();
  await suggestions.getByRole('button', { name: 'Write them as 2024-05-03' }).click();
  await suggestions.getByRole('button', { name: 'Write them as 1234.5' }).click();
  await expect(suggestions).toBeHidden();

  await page.getByRole('button', { name: 'Check a sample' }).click();
  const sample = page.getByRole('table', { name: 'Sample', exact: true });
  await expect(sample).toContainText('Brückner-Gross');
  await expect(sample).toContainText('2024-11-11');
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(deliverable(page)).toContainText('121');

  await page.getByRole('link', { name: 'Correct 12 rows' }).click();
  await page.getByRole('button', { name: 'Use all 11 suggestions' }).click();
  const last = page.getByRole('row', { name: /^Line 136/ });
  await last.hover();
  await page.getByRole('button', { name: 'Edit E-Mail, Line 136' }).click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('gast12@letters.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 12 corrected rows' }).click();
  await expect(deliverable(page)).toContainText('133');

  await page.getByRole('button', { name: 'Use in an order' }).click();
  await page.getByRole('dialog', { name: 'Use in an order' }).getByRole('button', { name: 'New order' }).click();
  await page.getByRole('combobox', { name: 'Advertiser' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Order name' }).fill('Guests');
  await expect(page.getByRole('form')).toContainText(AUDIENCE);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Guests, wave 1');
  await page.getByLabel('Volume', { exact: true }).fill('133');
  // Not today: around midnight it would be yesterday for the account.
  const start = new Date(Date.now() + 86_400_000);
  await typeMoment(page.getByRole('group', { name: 'Start' }), start, 'America/New_York');
  await typeMoment(
    page.getByRole('group', { name: 'End' }),
    new Date(start.getTime() + 7 * 86_400_000),
    'America/New_York',
  );
  await page.getByRole('button', { name: 'Add order' }).click();
  await expect(page.getByRole('heading', { name: 'Guests, wave 1', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: AUDIENCE }).first()).toBeVisible();
});
