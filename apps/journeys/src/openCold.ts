import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Place } from './places.ts';

/** The signed-in person's permissions, as the server tells them. */
export async function permissionsOf(page: Page): Promise<ReadonlySet<string>> {
  const names = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('access-token') ?? '{}') as { token: string };
    const answer = await fetch('/api/v1/my_permission', { headers: { Authorization: `Bearer ${token}` } });
    const { permissions } = (await answer.json()) as { permissions: { name: string }[] };
    return permissions.map(({ name }) => name);
  });
  return new Set(names);
}

/** Opens an address as the first page of a tab. Without the permission of its prefix, the guard leads to the landing page. */
export async function openCold(page: Page, url: string, { path, heading, needs }: Place, held: ReadonlySet<string>) {
  await page.goto(url + path);
  const isLetIn = needs === undefined || held.has(needs);
  const name = isLetIn ? heading : /day, /;
  await expect(page.getByRole('heading', { level: 1, name }), `${path}, let in: ${isLetIn}`).toBeVisible();
  return isLetIn;
}
