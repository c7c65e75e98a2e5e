import { expect, it, vi } from 'vitest';
import { createMailroomClient } from './client.ts';
import { fileName } from './download.ts';

type Fetch = (request: Request) => Promise<Response>;

function csv(name: string) {
  return new Response('Day,Delivered\n', { headers: { 'Content-Type': 'text/csv', 'Content-Disposition': name } });
}

it('fetches CSV by POST and keeps its name', async () => {
  const fetch = vi.fn<Fetch>(async () => csv('attachment; filename="report.csv"'));
  const client = createMailroomClient({ baseUrl: 'http://mailroom.test', getToken: () => 't', fetch });
  const file = await client.download('v1', '/product/{id}/report', { path: { id: 20911 } });
  expect(file.name).toBe('report.csv');
  expect(await file.blob.text()).toBe('Day,Delivered\n');
  const request = fetch.mock.calls[0]?.[0];
  expect([request?.method, request?.headers.get('Accept')]).toEqual(['POST', 'text/csv']);
  expect(request?.headers.has('Idempotency-Key')).toBe(false);
});

it('sends the list’s search and filters with an export', async () => {
  const fetch = vi.fn<Fetch>(async () => csv('attachment'));
  const client = createMailroomClient({ baseUrl: 'http://mailroom.test', getToken: () => 't', fetch });
  const file = await client.download('v1', '/creatives/export', {
    query: { 'account_id:eq': [3], order_by: 'name:asc' },
  });
  expect(file.name).toBe('download.csv');
  expect(fetch.mock.calls[0]?.[0].url).toBe(
    'http://mailroom.test/api/v1/creatives/export?account_id:eq=3&order_by=name%3Aasc',
  );
});

it('turns a refusal into a typed error', async () => {
  const fetch = async () => Response.json({ message: 'No', request_id: 'r' }, { status: 403 });
  const client = createMailroomClient({ baseUrl: 'http://mailroom.test', getToken: () => 't', fetch });
  const call = client.download('v1', '/product/{id}/report', { path: { id: 1 } });
  await expect(call).rejects.toMatchObject({ kind: 'http', status: 403 });
});

it('prefers the name with letters beyond ASCII', () => {
  expect(fileName(`attachment; filename="r.csv"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.csv`, 'x')).toBe('Grüße.csv');
  expect(fileName(null, 'x')).toBe('x');
});
