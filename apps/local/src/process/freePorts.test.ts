import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portChooser } from './freePorts.ts';

test('three ports in a row are free, and none of them is given again', async () => {
  const choose = portChooser(21_000);
  const first = await choose(3);
  const taken = createServer().listen(first + 4, '127.0.0.1');
  await once(taken, 'listening');
  try {
    const second = await choose(3);
    expect(second).toBeGreaterThan(first + 4);
    expect(await choose()).toBeGreaterThanOrEqual(second + 3);
  } finally {
    taken.close();
  }
});

test('no port is one that the system gives to connections', async () => {
  expect(await portChooser(31_999)(3)).toBeLessThan(32_768);
});
