import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

class Busy extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Try again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function client() {
  const onError = vi.fn();
  const queries = createQueryClient({
    onError,
    isWorthRetrying: () => false,
    secondsToWait: (error) => (error instanceof Busy ? error.seconds : undefined),
  });
  return { queries, onError };
}

it('reads again what the server had no time for, once the server wants it', async () => {
  const { queries } = client();
  const read = vi.fn(async () => 'orders').mockRejectedValueOnce(new Busy(30));
  const other = vi.fn(async () => 'counts').mockRejectedValueOnce(new Busy(29));
  const orders = new QueryObserver(queries, { queryKey: ['orders'], queryFn: read });
  const ends = [orders, new QueryObserver(queries, { queryKey: ['counts'], queryFn: other })].map((one) =>
    one.subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(orders.getCurrentResult().error).toBeInstanceOf(Busy);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(orders.getCurrentResult().data).toBe('orders');
  expect(read).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(2);
  ends.forEach((end) => end());
});

it('gives a server that starts again five seconds', async () => {
  const { queries } = client();
  const read = vi.fn(async () => 'orders').mockRejectedValueOnce(new Busy(1));
  const end = new QueryObserver(queries, { queryKey: ['orders'], queryFn: read }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toHaveBeenCalledTimes(2);
  end();
});

it('leaves a refusal as it is, and what nobody looks at any more', async () => {
  const { queries, onError } = client();
  const refused = vi.fn(async () => Promise.reject(new Error('Not yours')));
  const left = vi.fn(async () => Promise.reject(new Busy(30)));
  const end = new QueryObserver(queries, { queryKey: ['refused'], queryFn: refused }).subscribe(() => undefined);
  await queries.fetchQuery({ queryKey: ['left'], queryFn: left }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toHaveBeenCalledOnce();
  expect(left).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledTimes(2);
  end();
});

it('reads again what changed while it was read for the first time, once', async () => {
  const { queries } = client();
  const answers = [['old', 200] as const, ['new', 0] as const];
  const read = vi.fn(async () => {
    const [rows, after] = answers.shift() ?? ['never', 0];
    await new Promise((resolve) => setTimeout(resolve, after));
    return rows;
  });
  const list = new QueryObserver(queries, { queryKey: ['notification', 'list'], queryFn: read });
  const end = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  void queries.invalidateQueries({ queryKey: ['notification'] });
  void queries.invalidateQueries({ queryKey: ['notification'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.getCurrentResult().data).toBe('new');
  expect(read).toHaveBeenCalledTimes(2);
  end();
});

it('doesn’t repeat other reads, nor one that failed', async () => {
  const { queries } = client();
  const other = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 200, 'orders')));
  const failing = vi.fn(() => new Promise<string>((_, reject) => setTimeout(reject, 200, new Error('Not yours'))));
  const ends = [
    new QueryObserver(queries, { queryKey: ['order'], queryFn: other }),
    new QueryObserver(queries, { queryKey: ['task'], queryFn: failing }),
  ].map((one) => one.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(100);
  void queries.invalidateQueries({ queryKey: ['task'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(other).toHaveBeenCalledOnce();
  expect(failing).toHaveBeenCalledOnce();
  ends.forEach((end) => end());
});
