import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { addProducts } from '../own/ownProduct.ts';
import { readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';

const PEOPLE = 120;
const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;

/** By how many days each deployment is moved: from one full Monday to five days with one or two. */
const DAYS = [0, 1, 2, 3, 4, 1, 2, 3];
const NAMES = DAYS.map((_, at) => `Spring, part ${at + 1}`);

/** A Monday in a week or two, at 10 AM by the clocks of a zone. */
function mondayToPlan(timeZone: string): Date {
  const clocks = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' });
  const isTen = (at: Date) => /^Monday\D+10$/.test(clocks.format(at));
  const first = Math.ceil(Date.now() / HOUR) * HOUR + 8 * DAY;
  const hours = Array.from({ length: 7 * 24 }, (_, at) => new Date(first + at * HOUR));
  return hours.find(isTen) ?? new Date(first);
}

test('a week of eight deployments is planned in the calendar, with the keyboard and a mouse', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, { name: 'Full Monday', people: PEOPLE, sendRate: 600 });
  const { time_zone: zone } = await readApi<V2Schemas['ProductCalendar']>(
    page,
    `${product.url}/api/v2/product/calendar?from=2026-01-01&to=2026-01-01&account_id:eq=${parts.id}`,
  );
  const monday = mondayToPlan(zone);
  const products = NAMES.map((name, at) => ({
    name,
    start: new Date(monday.valueOf() + at * QUARTER),
    volume: PEOPLE,
  }));
  const ids = await addProducts(page, product, parts, { order: 'Spring', products });
  const startOf = async (id: number) => {
    const { product_start_date: start } = await readApi<V1Schemas['Product']>(
      page,
      `${product.url}/api/v1/product/${id}`,
    );
    return Date.parse(start ?? '');
  };
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(monday);
  await page.goto(`${product.url}/order-management/calendar?account=${parts.id}&date=${date}`);
  const calendar = page.getByRole('region', { name: 'Deployments' });

  async function held(name: string) {
    const entry = calendar.getByRole('link', { name: new RegExp(`^${name} `) });
    await expect(entry).toHaveAccessibleDescription('Press Space to move it.');
    return entry;
  }
  async function isMoved(name: string) {
    await expect(page.getByText(`‘${name}’ now starts`)).toBeVisible();
  }

  const byMouse = NAMES.length - 1;
  for (const [at, name] of NAMES.slice(0, byMouse).entries()) {
    await (await held(name)).focus();
    await page.keyboard.press('Space');
    for (let day = 0; day < (DAYS[at] ?? 0); day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(calendar.getByText('Stays Ready To Launch.')).toBeVisible();
    await page.keyboard.press('Enter');
    await isMoved(name);
  }

  const last = NAMES[byMouse] ?? '';
  const entry = await held(last);
  await entry.scrollIntoViewIfNeeded();
  const from = await entry.boundingBox();
  const to = await calendar.getByRole('columnheader', { name: /^Thursday/ }).boundingBox();
  if (!from || !to) throw new Error('The calendar has no place to drop it.');
  await page.mouse.move(from.x + 20, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, from.y + 27, { steps: 4 });
  await expect(calendar.getByText('Stays Ready To Launch.')).toBeVisible();
  await page.mouse.up();
  await isMoved(last);

  for (const [at, id] of ids.entries()) {
    const moved = (await startOf(id)) - (products[at]?.start.valueOf() ?? 0);
    // Rounded, because a day may have an hour more or less where the clocks change.
    expect(Math.round(moved / DAY), NAMES[at]).toBe(DAYS[at]);
    expect(moved % HOUR, NAMES[at]).toBe(2 * QUARTER);
  }
  const heads = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  for (const [offset, day] of heads.entries()) {
    const planned = DAYS.filter((one) => one === offset).length * PEOPLE;
    await expect(calendar.getByRole('columnheader', { name: new RegExp(`^${day}`) })).toContainText(String(planned));
  }
});
