import { expect, it } from 'vitest';
import { createAuth } from './auth.ts';
import { createEvents } from './events.ts';
import type { EventListener, Hint } from './events.ts';

type Reply = (request: Request, nth: number) => Response;

function stream(...chunks: string[]): Response {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of bytes) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Listens until `rounds` connections have ended. Records the pauses between them instead of waiting. */
async function listen(reply: Reply, rounds: number, renew?: () => Promise<boolean>) {
  const seen: (Hint | 'reset')[] = [];
  const requests: Request[] = [];
  const waits: number[] = [];
  const states: string[] = [];
  const stop = new AbortController();
  const auth = createAuth({ getToken: () => 'token', ...(renew && { renew }) });
  const send = async (request: Request) => reply(request, requests.push(request) - 1);
  const listener: EventListener = {
    onHint: (hint) => seen.push(hint),
    onReset: () => seen.push('reset'),
    onState: (state) => states.push(state),
    signal: stop.signal,
    wait: async (milliseconds) => {
      if (waits.push(milliseconds) === rounds) stop.abort();
    },
  };
  const end = createEvents({ baseUrl: 'http://mailroom.test', auth, send })(listener);
  return { end, seen, requests, waits, states };
}

it('reads hints, however the bytes are split', async () => {
  const { end, seen, requests } = await listen(
    () =>
      stream(
        ': hello\n\nid: 5\nda',
        'ta: {"entity":"audience","id":31}\n',
        '\ndata:{"entity":"crea',
        'tive","id":2}\r\n\r\n',
      ),
    1,
  );
  await end;
  expect(seen).toEqual([
    { entity: 'audience', id: 31 },
    { entity: 'creative', id: 2 },
  ]);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token');
  expect(requests[0]?.headers.get('Last-Event-ID')).toBeNull();
});

it('resumes after the last event it saw', async () => {
  const { end, requests, states } = await listen(
    (_, nth) => stream(`id: ${nth}9\ndata: {"entity":"task","id":1}\n\n`),
    3,
  );
  await end;
  expect(requests.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '09', '19']);
  expect(states).toEqual(['open', 'waiting', 'open', 'waiting', 'open', 'waiting']);
});

it('reports a reset', async () => {
  const { end, seen } = await listen(() => stream('event: reset\ndata: {}\n\n'), 1);
  await end;
  expect(seen).toEqual(['reset']);
});

it('waits longer each time the server ends the stream', async () => {
  const { end, seen, waits } = await listen(() => stream('event: end\ndata: {"reason":"stopping"}\n\n'), 3);
  await end;
  expect(seen).toEqual([]);
  expect(waits[2]).toBeGreaterThanOrEqual(1000);
});

it('waits longer after each failure, at most 30 s, and starts over after the first event', async () => {
  const fails: Reply = (_, nth) => {
    if (nth === 10) return stream('data: {"entity":"task","id":1}\n\n');
    return new Response('no', { status: 503 });
  };
  const { end, waits } = await listen(fails, 12);
  await end;
  const limits = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000];
  limits.forEach((limit, nth) => {
    expect(waits[nth]).toBeGreaterThanOrEqual(limit / 2);
    expect(waits[nth]).toBeLessThanOrEqual(limit);
  });
  expect(waits[10]).toBeLessThanOrEqual(500);
});

it('renews after a 401 and continues', async () => {
  const reply: Reply = (_, nth) =>
    nth === 0 ? new Response('', { status: 401 }) : stream('data: {"entity":"task","id":1}\n\n');
  const { end, seen } = await listen(reply, 1, async () => true);
  await end;
  expect(seen).toEqual([{ entity: 'task', id: 1 }]);
});

it.each([401, 403])('ends when it may not listen (%i)', async (status) => {
  const { end, requests } = await listen(() => new Response('', { status }), 5);
  await expect(end).rejects.toMatchObject({ status });
  expect(requests).toHaveLength(1);
});
