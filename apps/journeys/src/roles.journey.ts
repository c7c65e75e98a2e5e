import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openCold, permissionsOf } from './openCold.ts';
import { BARE, PLACES } from './places.ts';
import type { Product } from './product.ts';
import { patchApi, postApi, readApi } from './readApi.ts';
import { signIn } from './signIn.ts';

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

interface Named {
  id: number;
  name: string;
}

/** Makes a role of the same groups as a built-in one, and gives it to somebody whom no other journey signs in as. */
async function addRole(admin: Page, product: Product, name: string, like: string) {
  const api = `${product.url}/api/v2`;
  const roles = await readApi<{ objects: (Named & { role_groups: Named[] })[] }>(admin, `${api}/roles?limit=100`);
  const model = roles.objects.find((role) => role.name === like);
  const role = await postApi<Named>(admin, `${api}/roles`, {
    name,
    role_groups: model?.role_groups.map(({ id }) => id),
  });
  const users = await readApi<{ objects: { id: number; email: string; last_name: string }[] }>(
    admin,
    `${api}/users?limit=100&active:eq=true&role_id:eq=${model?.id}`,
  );
  const person = users.objects.find(({ email }) => !ROLES.some((named) => named.email === email));
  if (!person) throw new Error(`Nobody else is a ${like}`);
  await patchApi(admin, `${api}/users/${person.id}`, { data: { role_id: role.id } });
  return { path: `/administration/roles/${role.id}`, person };
}

test('S16 an edited role changes what its signed-in users may do, without a reload', async ({ browser, product }) => {
  const [office, studio] = [await browser.newContext(), await browser.newContext()];
  const [admin, specialist] = [await office.newPage(), await studio.newPage()];
  await signIn(admin, product, 'robin@mailroom.example');
  const { path, person } = await addRole(admin, product, 'Night studio', 'Creative Specialist');
  await signIn(specialist, product, person.email, '/campaign-creatives/dashboard');
  // The side navigation has a link of the same name.
  const screen = specialist.getByRole('main');
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeVisible();

  async function save() {
    const answer = admin.waitForResponse((response) => response.request().method() === 'PATCH');
    await admin.getByRole('button', { name: /^Save and change \d+ users?$/ }).click();
    expect((await answer).status()).toBe(200);
  }

  await admin.goto(product.url + path);
  const work = admin.getByRole('checkbox', { name: 'Creative work' });
  await work.uncheck();
  await expect(admin.getByRole('region', { name: 'Before you save' })).toContainText(person.last_name);
  await save();
  // The server's test measures the second. The button is hidden from a role that never allows it.
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeHidden();
  await work.check();
  await save();
  await expect(screen.getByRole('link', { name: 'New creative' })).toBeVisible();
  await Promise.all([office.close(), studio.close()]);
});
