import type { Page } from '@playwright/test';

/** The parts of a form: texts and files. */
type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

interface Body {
  data?: object;
  multipart?: Form;
}

async function call<T>(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, body: Body = {}): Promise<T> {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('access-token'))) ?? '{}') as {
    token?: string;
  };
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...body,
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
  return call<T>(page, 'POST', path, data && { data });
}

/** Adds, in the same way, what is made of files. */
export function postForm<T>(page: Page, path: string, multipart: Form): Promise<T> {
  return call<T>(page, 'POST', path, { multipart });
}

/** Changes, in the same way, a record that the journey made. */
export function patchApi<T>(page: Page, path: string, body: Body): Promise<T> {
  return call<T>(page, 'PATCH', path, body);
}
