import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createMailroomClient } from './client.ts';
import type { MailroomClientOptions } from './client.ts';
import { dataOf } from './data.ts';
import { asForm } from './form.ts';

const BASE_URL = 'http://mailroom.test';
type Reply = (request: Request, nth: number) => Response | Promise<Response>;

/** A client whose calls are answered by `reply`, and the calls it made, with their bodies read. */
function clientWith(reply: Reply, options: Partial<MailroomClientOptions> = {}) {
  const calls: { request: Request; body: string }[] = [];
  const fetch = async (request: Request) => {
    const nth = calls.push({ request, body: '' }) - 1;
    const call = calls[nth];
    if (call) call.body = await request.text();
    return reply(request, nth);
  };
  return { client: createMailroomClient({ baseUrl: BASE_URL, getToken: () => 'token-1', fetch, ...options }), calls };
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

const me = { id: 7, permissions: [] };

function refused() {
  return json({ message: 'Sign in to go on', code: 'unauthorized', request_id: 'r1' }, 401);
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('what is sent', () => {
  it('sends a put of v1 as POST to the record', async () => {
    const { client, calls } = clientWith(() => json({ id: 98 }));
    await client.put('/orders/{id}', {
      params: { path: { id: 98 }, header: { 'If-Match': '"3"' } },
      body: { name: 'Autumn', version: 3 } as never,
    });
    expect(calls[0]?.request.method).toBe('POST');
    expect(calls[0]?.request.url).toBe(`${BASE_URL}/api/v1/orders/98`);
    expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer token-1');
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ name: 'Autumn' });
  });

  it('carries bearer, request id and the base of its contract', async () => {
    const { client, calls } = clientWith(() => json(me));
    await client.v2.GET('/me');
    await client.v1.GET('/my_permission');
    expect(calls.map(({ request }) => request.url)).toEqual([
      `${BASE_URL}/api/v2/me`,
      `${BASE_URL}/api/v1/my_permission`,
    ]);
    const ids = calls.map(({ request }) => request.headers.get('X-Request-Id'));
    expect(new Set(ids).size).toBe(2);
    expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('carries no bearer when nobody is signed in', async () => {
    const { client, calls } = clientWith(() => json(me), { getToken: () => null });
    await client.v2.GET('/me');
    expect(calls[0]?.request.headers.has('Authorization')).toBe(false);
  });

  it('gives each POST its own key, and keeps a key that is passed', async () => {
    const { client, calls } = clientWith(() => json({}));
    const params = { path: { id: 1 } };
    await client.v1.POST('/product/{id}/launch', { params });
    await client.v1.POST('/product/{id}/launch', { params });
    await client.v1.POST('/product/{id}/launch', { params: { ...params, header: { 'Idempotency-Key': 'mine' } } });
    await client.v1.GET('/product/{id}', { params });
    const [first, second, third, get] = calls.map(({ request }) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect([third, get]).toEqual(['mine', null]);
  });

  it('writes lists as repeated parameters and leaves out what is undefined', async () => {
    const { client, calls } = clientWith(() => json({ objects: [], total_rows: 0 }));
    const query = { 'account_id:eq': [1, 2], 'name:like': 'a b&c', limit: undefined };
    await client.v1.GET('/creatives', { params: { query: query as never } });
    expect(calls[0]?.request.url).toBe(
      `${BASE_URL}/api/v1/creatives?account_id:eq=1&account_id:eq=2&name:like=a%20b%26c`,
    );
  });

  it('sends a form: null as empty text, nothing for undefined, lists as JSON, files with their name', async () => {
    const form = asForm({
      name: 'Ü',
      preheader: null,
      subject: undefined,
      ids: [1],
      creative_html: new File(['<p>'], 'a.html'),
    });
    expect([...form.keys()]).toEqual(['name', 'preheader', 'ids', 'creative_html']);
    expect([form.get('preheader'), form.get('ids')]).toEqual(['', '[1]']);
    expect((form.get('creative_html') as File).name).toBe('a.html');
    const { client, calls } = clientWith(() => json({}));
    await client.v1.PATCH('/creative/{id}', {
      params: { path: { id: 1 } },
      body: { name: 'Ü' },
      bodySerializer: asForm,
    });
    expect(calls[0]?.request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('the guard against undefined', () => {
  it('blocks a URL with a lost id before it is sent', async () => {
    const { client, calls } = clientWith(() => json({}));
    const lost = undefined as unknown as number;
    for (const call of [
      () => client.v1.GET('/creative/{id}', { params: { path: { id: lost } } }),
      () => client.v1.GET('/creative/{id}', { params: { path: { id: null as never } } }),
      () => client.v2.GET('/users/accounts', { params: { query: { user_ids: [1, lost] } } }),
      () => client.download('v1', '/product/{id}/report', { path: { id: lost } }),
    ]) {
      const error = await failureOf(call());
      expect(error.kind).toBe('undefined-url');
      expect(error.message).toBe('The resource you are trying to access does not exist!');
    }
    expect(calls).toEqual([]);
  });

  it('R46 allows a search for the word, with its first letter encoded', async () => {
    const { client, calls } = clientWith(() => json({ objects: [], total_rows: 0 }));
    await client.v1.GET('/creatives', { params: { query: { 'name:like': 'is undefined' } } });
    expect(calls[0]?.request.url).toContain('name:like=is%20%75ndefined');
    expect(new URL(calls[0]?.request.url ?? '').searchParams.get('name:like')).toBe('is undefined');
  });
});

describe('errors', () => {
  it('keeps the errors of v1', async () => {
    const errors = [{ message: 'Not ready', children: [{ product: 'Wave 1', message: 'No audience' }] }];
    const { client } = clientWith(() => json({ message: 'Refused', errors, request_id: 'r9' }, 409));
    const error = await failureOf(client.v1.GET('/my_permission'));
    expect(error).toMatchObject({
      kind: 'http',
      version: 'v1',
      status: 409,
      requestId: 'r9',
      message: 'Refused',
      errors,
    });
  });

  it('keeps the code and fields of v2, Retry-After, and the record and blockers of a conflict', async () => {
    const body = {
      message: 'No',
      code: 'invalid',
      request_id: 'r2',
      fields: { name: 'Name is required' },
      record: { id: 1 },
    };
    const { client } = clientWith(() => json(body, 429, { 'Retry-After': '30' }));
    const error = await failureOf(client.v2.GET('/me'));
    expect(error).toMatchObject({
      version: 'v2',
      code: 'invalid',
      fields: body.fields,
      retryAfter: 30,
      record: { id: 1 },
    });
  });

  const html = { headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'r7' } };
  it.each<[string, () => Response, number]>([
    ['HTML', () => new Response('<h1>Proxy</h1>', html), 200],
    ['nothing', () => new Response('', { headers: { 'Content-Type': 'application/json' } }), 200],
    ['broken JSON', () => new Response('{"a":', { headers: { 'Content-Type': 'application/json' } }), 200],
  ])('R42 makes an answer of %s a typed error', async (_, answer, status) => {
    const { client } = clientWith(answer);
    expect(await failureOf(client.v2.GET('/me'))).toMatchObject({ kind: 'unreadable', status });
  });

  it('R42 turns a refusal in HTML into a typed error with its request id', async () => {
    const { client } = clientWith(() => new Response('<h1>502</h1>', { ...html, status: 502 }));
    expect(await failureOf(client.v2.GET('/me'))).toMatchObject({ kind: 'http', status: 502, requestId: 'r7' });
  });

  it('R42 accepts 204 as a response without data', async () => {
    const { client } = clientWith(() => new Response(null, { status: 204 }));
    expect(await dataOf(client.v2.POST('/me/sign-out'))).toBeUndefined();
  });

  it('turns a call without a response into a network error', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientWith(() => Promise.reject(cause));
    const error = await failureOf(client.v2.GET('/me'));
    expect(error).toMatchObject({ kind: 'network', status: 0, cause });
  });

  it('rejects an aborted call with the abort reason', async () => {
    const aborted = new AbortController();
    aborted.abort();
    const { client } = clientWith((request) => {
      request.signal.throwIfAborted();
      return json(me);
    });
    await expect(client.v2.GET('/me', { signal: aborted.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('renewal', () => {
  function session() {
    let token = 'old';
    const renew = vi.fn(async () => {
      await Promise.resolve();
      token = 'new';
      return true;
    });
    const onUnauthorized = vi.fn();
    return { options: { getToken: () => token, renew, onUnauthorized }, renew, onUnauthorized };
  }
  const needsNew: Reply = (request) => (request.headers.get('Authorization') === 'Bearer new' ? json(me) : refused());

  it('R39 renews once for 20 parallel 401s and replays each once', async () => {
    const { options, renew, onUnauthorized } = session();
    const { client, calls } = clientWith(needsNew, options);
    const all = await Promise.all(Array.from({ length: 20 }, () => dataOf(client.v2.GET('/me'))));
    expect(all).toHaveLength(20);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(40);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('R39 does not renew again for a late response', async () => {
    const { options, renew } = session();
    let answerSlow: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (answerSlow = resolve));
    const { client } = clientWith((request, nth) => (nth === 0 ? slow : needsNew(request, nth)), options);
    const late = client.v2.GET('/me');
    await client.v2.GET('/me');
    answerSlow(refused());
    expect(await dataOf(late)).toEqual(me);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('R39 gives up after one replay, and reports a refused token once', async () => {
    const { options, renew, onUnauthorized } = session();
    const { client, calls } = clientWith(refused, options);
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(client.v2.GET('/me'))));
    expect(errors.every(({ status }) => status === 401)).toBe(true);
    expect(calls).toHaveLength(40);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['says no', async () => false],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('lets the 401 stand when the renewal %s', async (_, renew) => {
    const onUnauthorized = vi.fn();
    const { client, calls } = clientWith(refused, { renew, onUnauthorized });
    expect(await failureOf(client.v2.GET('/me'))).toMatchObject({ status: 401, message: 'Sign in to go on' });
    expect(calls).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('replays the same body under the same key', async () => {
    const { options } = session();
    const { client, calls } = clientWith(needsNew, options);
    await client.v1.POST('/task/{id}/comment', { params: { path: { id: 1 } }, body: { body: 'Asked' } });
    const [first, second] = calls;
    expect(second?.body).toBe(first?.body);
    expect(second?.body).toBe('{"body":"Asked"}');
    for (const name of ['Idempotency-Key', 'X-Request-Id']) {
      expect(second?.request.headers.get(name)).toBe(first?.request.headers.get(name));
    }
  });
});
