import type { Page } from '@playwright/test';

async function call<T>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('access-token'))) ?? '{}') as {
    token?: string;
  };
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Asks the API, as the signed-in user, for data that the screens don't show. */
export function readApi<T>(page: Page, path: string): Promise<T> {
  return call<T>(page, 'GET', path);
}

/** All rows of a list. */
export async function readAll<T>(page: Page, path: string): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const list = await readApi<{ objects: T[]; total_rows: number }>(page, `${path}?skip=${rows.length}&limit=100`);
    rows.push(...list.objects);
    if (rows.length >= list.total_rows) return rows;
  }
}

/** Adds by the API what a journey needs but isn't about. */
export function postApi<T>(page: Page, path: string, data?: object): Promise<T> {
  return call<T>(page, 'POST', path, data);
}
