import { setTimeout as wait } from 'node:timers/promises';
import { Agent, fetch as call } from 'undici';
import type { FormData, RequestInit } from 'undici';

type Json = Record<string, unknown>;

export interface Caller {
  token: () => string;
  get: <Answer = Json>(path: string) => Promise<Answer>;
  post: <Answer = Json>(path: string, body?: Json) => Promise<Answer>;
  form: <Answer = Json>(path: string, form: FormData) => Promise<Answer>;
  /** Polls every few milliseconds until the record passes the test, because the moment it changes is the figure. */
  until: <Answer = Json>(path: string, test: (record: Answer) => boolean) => Promise<Answer>;
}

const RENEW_EVERY = 240_000;
const LONGEST_WAIT = 120_000;
/** Without a pause, the polls would take the processor from the work that they wait for. */
const POLL_EVERY = 10;

/** Makes calls as a signed-in person, and signs in again before the token expires. */
export async function caller(url: string, signIn: () => Promise<string>): Promise<Caller> {
  const dispatcher = new Agent({ headersTimeout: 600_000, bodyTimeout: 600_000 });
  let token = await signIn();
  let signedInAt = performance.now();
  const send = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    if (performance.now() - signedInAt > RENEW_EVERY) {
      token = await signIn();
      signedInAt = performance.now();
    }
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` };
    const response = await call(`${url}/api/${path}`, { ...init, headers, dispatcher });
    const text = await response.text();
    if (!response.ok) throw new Error(`${init.method} ${path}: ${response.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  };
  const get = <Answer>(path: string) => send<Answer>(path, { method: 'GET' });
  return {
    token: () => token,
    get,
    post: (path, body) =>
      send(path, {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    form: (path, form) => send(path, { method: 'POST', body: form }),
    async until<Answer>(path: string, test: (record: Answer) => boolean) {
      const end = performance.now() + LONGEST_WAIT;
      for (;;) {
        const record = await get<Answer>(path);
        if (test(record)) return record;
        if (performance.now() > end)
          throw new Error(`${path} does not change: ${JSON.stringify(record).slice(0, 2000)}`);
        await wait(POLL_EVERY);
      }
    },
  };
}
