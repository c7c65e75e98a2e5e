import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, expect, it, vi } from 'vitest';
import type { Drawing } from '../host/drawing.ts';
import { runAside } from './runAside.ts';

function drawing(html: string): Drawing {
  return { html, images: new Map(), marks: [], boxes: [], portal: null, client: null, isDark: false, reader: null };
}

/** Whether each process lives that was started since this file began. Other files in this process may have children too. */
const started: (() => boolean)[] = [];

function hear(message: unknown): void {
  const { process: child } = message as { process: ChildProcess };
  started.push(() => child.exitCode === null && child.signalCode === null);
}

subscribe('child_process', hear);
afterAll(() => void unsubscribe('child_process', hear));

it('a file that uses up memory or time costs only its own result', async () => {
  const [greedy, slow, plain] = await Promise.all([
    runAside('drawPage', drawing('<b>'.repeat(1_500_000)), { seconds: 30 }),
    runAside('drawPage', drawing('<b><i><u><s><em><p>'.repeat(20_000)), { seconds: 0.05 }),
    runAside('drawPage', drawing('<p>Hello'), { seconds: 30 }),
  ]);
  expect([greedy, slow]).toEqual([null, null]);
  expect(plain?.html).toContain('<p>Hello');
});

it('continues with waiting work after both helpers used up their memory', async () => {
  const greedy = () => runAside('drawPage', drawing('<b>'.repeat(1_500_000)), { seconds: 25 });
  const both = [greedy(), greedy()];
  expect((await runAside('drawPage', drawing('<p>Hello'), { seconds: 30 }))?.html).toContain('<p>Hello');
  expect(await Promise.all(both)).toEqual([null, null]);
});

it('ends when its caller no longer waits', async () => {
  const caller = new AbortController();
  const work = runAside('drawPage', drawing('<b>'.repeat(200_000)), { seconds: 30, signal: caller.signal });
  caller.abort();
  expect(await work).toBeNull();
});

it('hands on a failure that is ours', async () => {
  await expect(runAside('drawPage', undefined as unknown as Drawing, { seconds: 30 })).rejects.toThrow(/undefined/);
});

it('starts the next helper after a kill, before there is work', async () => {
  const slow = drawing('<b>'.repeat(200_000));
  const results = await Promise.all([1, 2].map(() => runAside('drawPage', slow, { seconds: 0.05 })));
  expect(results).toEqual([null, null]);
  const before = started.length;
  // A killed process may take seconds to end on a busy machine.
  await vi.waitFor(() => expect(started).toHaveLength(before + 1), { timeout: 20_000 });
  expect(started.map((isAlive) => isAlive())).toEqual(started.map((_, at) => at === before));
});
