import { expect, it, vi } from 'vitest';
import type { Drawing } from '../host/drawing.ts';
import { runAside } from './runAside.ts';

function drawing(html: string): Drawing {
  return { html, images: new Map(), marks: [], boxes: [], portal: null, client: null, isDark: false, reader: null };
}

it('a file that uses up memory or time costs only its own result', async () => {
  const [greedy, slow, plain] = await Promise.all([
    runAside('drawPage', drawing('<b>'.repeat(1_500_000)), { seconds: 30 }),
    runAside('drawPage', drawing('<b><i><u><s><em><p>'.repeat(20_000)), { seconds: 0.05 }),
    runAside('drawPage', drawing('<p>Hello'), { seconds: 30 }),
  ]);
  expect([greedy, slow]).toEqual([null, null]);
  expect(plain?.html).toContain('<p>Hello');
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

/** Helper processes that live now. */
function helpersAlive(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
}

it('starts the next helper after a kill, before there is work, so that its start takes none of the work’s time', async () => {
  await runAside('drawPage', drawing('<p>Hello'), { seconds: 30 });
  const slow = drawing('<b>'.repeat(200_000));
  await Promise.all([1, 2].map(() => runAside('drawPage', slow, { seconds: 0.05 })));
  // A killed process may take seconds to end on a busy machine, and counts until then.
  await vi.waitFor(() => expect(helpersAlive()).toBe(1), { timeout: 20_000 });
});
