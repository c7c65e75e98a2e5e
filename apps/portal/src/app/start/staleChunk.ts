import type { TextStore } from '../../shared/storage.ts';

const KEY = 'reloaded-at';
const AGAIN_AFTER = 60_000;

/** Whether to reload after a chunk failed to load: once per minute at most, so that it never loops (R43). */
export function mayReload(store: TextStore, now: number): boolean {
  const last = Number(store.get(KEY) ?? Number.NaN);
  if (now - last < AGAIN_AFTER) return false;
  store.set(KEY, String(now));
  return true;
}

/**
 * After a deploy, an old page asks for chunks that are gone: it then loads the new page at the path it was going to. Not
 * while offline: the new page couldn't load, and the old one would be lost with its input.
 */
export function reloadWhenStale(store: TextStore): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(store, Date.now())) location.reload();
  });
}
