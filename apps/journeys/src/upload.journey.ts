import { writeFile } from 'node:fs/promises';
import { deliverable, importAsGuessed, nameNewAudience, openNewAudience } from './audiences/newAudience.ts';
import { expect, test } from './journey.ts';
import { readApi } from './readApi.ts';
import { workbook } from './files/workbook.ts';

const people = Array.from({ length: 30 }, (_, at) => [`cyclist${at}@letters.example`, 'Ada']);

test('a sheet of a workbook becomes people, and its rejected row has the number of the sheet’s row', async ({
  page,
  product,
}) => {
  const buffer = workbook([
    { name: 'People', rows: [['E-mail', 'First name'], ...people, ['nobody@', 'Noor']] },
    { name: 'Unsubscribed', rows: [['E-mail'], ['eve@letters.example']], isHidden: true },
  ]);
  await nameNewAudience(page, product, 'Cyclists of a workbook');
  await page.locator('input[type=file]').setInputFiles({ name: 'cyclists.xlsx', mimeType: '', buffer });
  const tables = page.getByRole('radiogroup', { name: /Which sheet of cyclists.xlsx has the people/ });
  await expect(tables.getByRole('radio', { name: 'Unsubscribed' })).toBeVisible();
  await tables.getByRole('radio', { name: 'People' }).check();
  await page.getByRole('button', { name: 'Use this table' }).click();
  await importAsGuessed(page);
  await expect(deliverable(page)).toContainText('30');
  await page.getByRole('link', { name: 'Correct 1 row' }).click();
  await expect(page.getByRole('row', { name: /^Line 32/ })).toContainText('nobody@');
  // A file that was imported isn't an unfinished upload.
  const { objects } = await readApi<{ objects: { name: string }[] }>(page, `${product.url}/api/v1/audience/upload`);
  expect(objects.map(({ name }) => name)).not.toContain('cyclists.xlsx');
});

test('an upload that was cut goes on after the page was loaded again', async ({ page, product }) => {
  const note = 'n'.repeat(2_000);
  const rows = Array.from({ length: 2_600 }, (_, at) => `rower${at}@letters.example,${note},${note}`);
  // A file on the disk keeps the time of its last change, by which it is known again.
  const file = test.info().outputPath('rowers.csv');
  await writeFile(file, ['E-mail,Note,Other note', ...rows, ''].join('\n'));
  await openNewAudience(page, product);
  // Lets only the first part through.
  await page.route('**/api/v1/audience/upload/*', async (route) => {
    const { 'upload-offset': offset } = route.request().headers();
    if (route.request().method() === 'PATCH' && offset !== '0') await route.abort('connectionreset');
    else await route.continue();
  });
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('main').getByText('The connection broke. Trying again.')).toBeVisible();

  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await page.unrouteAll();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rowers of a cut upload');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.headers()['upload-offset'] ?? '');
  });
  await page.getByLabel('Choose rowers.csv again to go on').and(page.locator('input')).setInputFiles(file);
  await importAsGuessed(page);
  await expect(deliverable(page)).toContainText('2,600');
  expect(sent).toEqual([String(8 * 1024 * 1024)]);
});
