import type { Browser } from 'playwright';

export interface Person {
  token: string;
  /** Calls the API through the proxy. Throws when the answer isn't a success. */
  call<T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: { json?: object; form?: Record<string, string> },
  ): Promise<T>;
  /** Opens the link of a mail, presses its button, and returns the heading of the page that answers. */
  unsubscribe(link: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Signs in on the issuer's page and waits for a text of the portal. The person has the token that the portal keeps; it
 * is empty for somebody whom Mailroom doesn't let in.
 */
export async function signIn(browser: Browser, url: string, email: string, until: RegExp): Promise<Person> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const tab = await context.newPage();
  await tab.goto(`${url}/`);
  await tab.locator('input[name=login]').fill(email);
  await tab.locator('input[name=password]').fill('any');
  await tab.getByRole('button', { name: 'Sign-in' }).click();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.waitForURL(`${url}/**`);
  await tab.getByText(until).first().waitFor();
  const stored = await tab.evaluate(() => localStorage.getItem('access-token'));
  const token = stored === null ? '' : ((JSON.parse(stored) as { token?: string }).token ?? '');
  return {
    token,
    async call<T>(method: string, path: string, { json, form }: { json?: object; form?: Record<string, string> } = {}) {
      const answer = await context.request.fetch(`${url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(json && { data: json }),
        ...(form && { multipart: form }),
      });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async unsubscribe(link) {
      await tab.goto(link);
      await tab.getByRole('button', { name: 'Unsubscribe' }).click();
      return (await tab.getByRole('heading').textContent()) ?? '';
    },
    close: () => context.close(),
  };
}
