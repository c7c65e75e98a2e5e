import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import type { Drawing } from '../host/drawing.ts';
import { runAside } from './runAside.ts';

function drawing(html: string): Drawing {
  return { html, images: new Map(), marks: [], boxes: [], portal: null, client: null, isDark: false, reader: null };
}

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
    runAside('drawPage', drawing('<b>'.repeat(1_500_000)), { seconds: 30 }),
    runAside('drawPage', drawing('<b><i><u><s><em><p>'.repeat(20_000)), { seconds: 0.05 }),
    runAside('drawPage', drawing('<p>Hello'), { seconds: 30 }),
  ]);
  expect([greedy, slow]).toEqual(['space', 'time']);
  expect(plain).toMatchObject({ html: expect.stringContaining('<p>Hello') });
});

it('continues with waiting work after both helpers used up their memory', async () => {
  const greedy = () => runAside('drawPage', drawing('<b>'.repeat(1_500_000)), { seconds: 25 });
  const both = [greedy(), greedy()];
  expect(await runAside('drawPage', drawing('<p>Hello'), { seconds: 30 })).toMatchObject({
    html: expect.stringContaining('<p>Hello'),
  });
  expect(await Promise.all(both)).toEqual(['space', 'space']);
});

it('counts its own time, and not that in which other programs have the processor', async () => {
  await runAside('drawPage', drawing('<p>Hello'), { seconds: 30 });
  const work = runAside('drawPage', drawing('<p>Hello</p>'.repeat(5_000)), { seconds: 1 });
  const helpers = started.filter(isAlive);
  for (const helper of helpers) helper.kill('SIGSTOP');
  await pause(1_100);
  for (const helper of helpers) helper.kill('SIGCONT');
  expect(await work).toMatchObject({ script: '' });
});

it('ends when its caller no longer waits', async () => {
  const caller = new AbortController();
  const work = runAside('drawPage', drawing('<b>'.repeat(200_000)), { seconds: 30, signal: caller.signal });
  caller.abort();
  expect(await work).toBe('time');
});

it('hands on a failure that is ours', async () => {
  await expect(runAside('drawPage', undefined as unknown as Drawing, { seconds: 30 })).rejects.toThrow(/undefined/);
});

it('starts the next helper after a kill, before there is work', async () => {
  const slow = drawing('<b>'.repeat(200_000));
  const results = await Promise.all([1, 2].map(() => runAside('drawPage', slow, { seconds: 0.05 })));
  expect(results).toEqual(['time', 'time']);
  // Both were killed, so the one that lives was started since. A killed process may take seconds to end on a busy machine.
  await vi.waitFor(() => expect(started.filter(isAlive).length).toBe(1), { timeout: 20_000 });
});
