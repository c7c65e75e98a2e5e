import { expect, it } from 'vitest';
import { memoryStore } from '../../shared/storage.ts';
import { mayReload } from './staleChunk.ts';

it('R43 reloads once for a stale chunk, and a second time only after a while', () => {
  const store = memoryStore();
  expect(mayReload(store, 1_000_000)).toBe(true);
  expect(mayReload(store, 1_000_500)).toBe(false);
  expect(mayReload(store, 1_059_999)).toBe(false);
  expect(mayReload(store, 1_060_000)).toBe(true);
});
