import type { Page } from '@playwright/test';

/** Asks the API, as the signed-in user, for data that the screens don't show. */
export async function readApi<T>(page: Page, path: string): Promise<T> {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('access-token'))) ?? '{}') as {
    token?: string;
  };
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
