import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { plainDrawing, type Drawing } from '../host/drawing.ts';
import { runAside } from './runAside.ts';

function drawing(html: string): () => Promise<Drawing> {
  return async () => plainDrawing(html);
}

/** Within all bounds, but too much for a helper's memory. */
const GREEDY = '<!---->'.repeat(1_500_000);
const SLOW = '<p>Hello</p>'.repeat(40_000);

/** Its processor time ran out or, on a busy machine, its total time. */
const TOO_LONG: unknown = expect.stringMatching(/^(?:time|ended)$/);

/** The processes that were started since this file began. Other files in this process may have children too. */
const started: ChildProcess[] = [];

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function hear(message: unknown): void {
  started.push((message as { process: ChildProcess }).process);
}

subscribe('child_process', hear);
afterAll(() => void unsubscribe('child_process', hear));

it('a file that uses up memory or time costs only its own result', async () => {
  const [greedy, slow, plain] = await Promise.all([
    runAside('drawPage', drawing(GREEDY), { of: { person: 1 }, seconds: 30 }),
    runAside('drawPage', drawing(SLOW), { of: { person: 2 }, seconds: 0.05 }),
    runAside('drawPage', drawing('<p>Hello'), { of: { person: 3 }, seconds: 30 }),
  ]);
  expect([greedy, slow]).toEqual(['space', TOO_LONG]);
  expect(plain).toMatchObject({ html: expect.stringContaining('<p>Hello') });
});

it('continues with waiting work after both helpers used up their memory', async () => {
  const greedy = (person: number) => runAside('drawPage', drawing(GREEDY), { of: { person }, seconds: 25 });
  const both = [greedy(1), greedy(2)];
  expect(await runAside('drawPage', drawing('<p>Hello'), { of: { person: 5 }, seconds: 30 })).toMatchObject({
    html: expect.stringContaining('<p>Hello'),
  });
  expect(await Promise.all(both)).toEqual(['space', 'space']);
});

it('counts its own time, and not that in which other programs have the processor', async () => {
  await runAside('drawPage', drawing('<p>Hello'), { of: { person: 6 }, seconds: 30 });
  const work = runAside('drawPage', drawing('<p>Hello</p>'.repeat(5_000)), { of: { person: 7 }, seconds: 1 });
  const helpers = started.filter(isAlive);
  for (const helper of helpers) helper.kill('SIGSTOP');
  await pause(1_100);
  for (const helper of helpers) helper.kill('SIGCONT');
  expect(await work).toMatchObject({ script: '' });
});

it('ends when its caller no longer waits', async () => {
  const caller = new AbortController();
  const work = runAside('drawPage', drawing('<b>'.repeat(200_000)), {
    of: { person: 8 },
    seconds: 30,
    signal: caller.signal,
  });
  caller.abort();
  expect(await work).toBe('ended');
});

it('hands on a failure that is ours', async () => {
  await expect(
    runAside('drawPage', async () => undefined as unknown as Drawing, { of: { person: 9 }, seconds: 30 }),
  ).rejects.toThrow(/undefined/);
});

it('starts the next helper after a kill, before there is work', async () => {
  const slow = drawing(SLOW);
  const results = await Promise.all(
    [1, 2].map((person) => runAside('drawPage', slow, { of: { person }, seconds: 0.05 })),
  );
  expect(results).toEqual([TOO_LONG, TOO_LONG]);
  // Both were killed, so the one that lives was started since. A killed process may take seconds to end on a busy machine.
  await vi.waitFor(() => expect(started.filter(isAlive).length).toBe(1), { timeout: 120_000 });
});

it('reads a file when its turn has come, and refuses work when much of the same person’s work waits', async () => {
  const slow = drawing('<p>Hello</p>'.repeat(10_000));
  const read: number[] = [];
  const asked = (at: number) => async () => {
    read.push(at);
    return slow();
  };
  const all = Array.from({ length: 25 }, (_, at) =>
    runAside('drawPage', asked(at), { of: { person: 30 }, seconds: 30 }),
  );
  expect(read.length).toBeLessThanOrEqual(1);
  const other = runAside('drawPage', drawing('<p>Hello'), { of: { person: 31 }, seconds: 30 });
  expect(await other).toMatchObject({ html: expect.stringContaining('<p>Hello') });
  const results = await Promise.all(all);
  // One was begun, and twenty waited. The first may still have waited for its helper.
  expect(results.filter((result) => result === 'busy').length).toBeGreaterThanOrEqual(4);
  expect(results.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => expect.objectContaining({ script: '' })));
});
