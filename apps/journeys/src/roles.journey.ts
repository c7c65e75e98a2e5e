import { expect, test } from './journey.ts';
import { openCold, permissionsOf } from './openCold.ts';
import { BARE, PLACES } from './places.ts';
import { signIn } from './signIn.ts';

// The tests of a file run one after another: the last one edits a role.
const ROLES = [
  { email: 'robin@mailroom.example', role: 'Super Admin' },
  { email: 'dana@mailroom.example', role: 'Account Manager' },
  { email: 'mika@mailroom.example', role: 'Creative Specialist' },
  { email: 'sam@mailroom.example', role: 'Data Specialist' },
  { email: 'noor@mailroom.example', role: 'Order Manager' },
  { email: 'ines@mailroom.example', role: 'Advertiser Client' },
];
/** `npm run soak` opens every address as every role, `npm test` each of these once. */
const isSoak = process.env['SOAK_ROUTES'] !== undefined;

for (const { email, role } of ROLES) {
  test(`every bare address opens its module or leads home, as ${role}`, async ({ page, product }) => {
    await signIn(page, product, email);
    const held = await permissionsOf(page);
    for (const place of BARE) {
      if (await openCold(page, product.url, place, held)) await expect(page).toHaveURL(product.url + place.leadsTo);
    }
    for (const place of isSoak ? PLACES : []) await openCold(page, product.url, place, held);
  });
}

test('S16 an edited role changes what its signed-in users may do, without a reload', async ({ browser, product }) => {
  const [office, studio] = [await browser.newContext(), await browser.newContext()];
  const [admin, specialist] = [await office.newPage(), await studio.newPage()];
  await signIn(admin, product, 'robin@mailroom.example', '/administration/roles');
  await signIn(specialist, product, 'mika@mailroom.example', '/campaign-creatives/dashboard');
  // The side navigation has a link of the same name.
  const screen = specialist.getByRole('main');
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeVisible();

  async function save() {
    const answer = admin.waitForResponse((response) => response.request().method() === 'PATCH');
    await admin.getByRole('button', { name: /^Save and change \d+ users?$/ }).click();
    expect((await answer).status()).toBe(200);
  }

  await admin.getByRole('link', { name: 'Creative Specialist' }).click();
  const work = admin.getByRole('checkbox', { name: 'Creative work' });
  await work.uncheck();
  await expect(admin.getByRole('region', { name: 'Before you save' })).toContainText('Mika Lindqvist');
  await save();
  // The server's test measures the second. The button is hidden from a role that never allows it.
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeHidden();
  await work.check();
  await save();
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeVisible();
  await Promise.all([office.close(), studio.close()]);
});
