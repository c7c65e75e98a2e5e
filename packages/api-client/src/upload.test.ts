import { expect, it, vi } from 'vitest';
import { createMailroomClient } from './client.ts';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData | undefined;
}

type Behave = (request: FakeRequest, nth: number) => void;

/** The parts of XMLHttpRequest that an upload uses. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  readonly sent: Sent = { method: '', url: '', headers: {}, form: undefined };
  readonly behave: () => void;

  constructor(behave: (request: FakeRequest) => void) {
    this.behave = () => behave(this);
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'X-Request-Id' ? 'r1' : null;
  }
  send(form: FormData) {
    this.sent.form = form;
    queueMicrotask(this.behave);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

function clientWith(behave: Behave) {
  const sent: Sent[] = [];
  let token = 'old';
  const renew = vi.fn(async () => {
    token = 'new';
    return true;
  });
  const xhr = () => {
    const request = new FakeRequest((made) => behave(made, sent.indexOf(made.sent)));
    sent.push(request.sent);
    return request as unknown as XMLHttpRequest;
  };
  const client = createMailroomClient({ baseUrl: 'http://mailroom.test', getToken: () => token, renew, xhr });
  return { client, sent, renew };
}

const body = { account_id: 3, audience_csv: new File(['a@example.org'], 'people.csv') };

it('sends the form and reports its progress', async () => {
  const { client, sent } = clientWith((request) => {
    request.upload.onprogress?.({ loaded: 5, total: 10 });
    request.answer(201, '{"id":61}');
  });
  const onProgress = vi.fn();
  const file = await client.upload('v1', 'post', '/audience/file', { body, onProgress });
  expect(file.id).toBe(61);
  expect(onProgress).toHaveBeenCalledWith(5, 10);
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://mailroom.test/api/v1/audience/file' });
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer old', 'Idempotency-Key': expect.any(String) });
  expect([...(sent[0]?.form?.keys() ?? [])]).toEqual(['account_id', 'audience_csv']);
});

it('renews after a 401 and sends again under the same key', async () => {
  const { client, sent, renew } = clientWith((request, nth) =>
    nth === 0 ? request.answer(401, '{"message":"no","request_id":"r"}') : request.answer(201, '{"id":61}'),
  );
  await client.upload('v1', 'post', '/audience/file', { body });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(sent[1]?.headers['Authorization']).toBe('Bearer new');
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
});

it('stops when it is aborted', async () => {
  const stop = new AbortController();
  const { client } = clientWith(() => stop.abort());
  const call = client.upload('v1', 'post', '/audience/file', { body, signal: stop.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('sends If-Match with an edit, and no key', async () => {
  const { client, sent } = clientWith((request) => request.answer(200, '{}'));
  await client.upload('v1', 'patch', '/creative/{id}', {
    params: { path: { id: 9 } },
    body: { name: 'A' },
    ifMatch: '"3"',
  });
  expect(sent[0]).toMatchObject({ method: 'PATCH', url: 'http://mailroom.test/api/v1/creative/9' });
  expect(sent[0]?.headers['If-Match']).toBe('"3"');
  expect(sent[0]?.headers).not.toHaveProperty('Idempotency-Key');
});

it.each<[string, Behave, object]>([
  [
    'a refusal',
    (request) => request.answer(413, '{"message":"Too large","request_id":"r2"}'),
    { kind: 'http', status: 413, requestId: 'r2' },
  ],
  ['no answer', (request) => request.onerror?.(), { kind: 'network' }],
  ['HTML', (request) => request.answer(200, '<h1>'), { kind: 'unreadable', requestId: 'r1' }],
])('makes %s a typed error', async (_, behave, expected) => {
  const { client } = clientWith(behave);
  await expect(client.upload('v1', 'post', '/audience/file', { body })).rejects.toMatchObject(expected);
});
