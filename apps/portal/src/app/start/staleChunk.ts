import type { TextStore } from '../../shared/storage.ts';

const KEY = 'reloaded-at';
const AGAIN_AFTER = 60_000;

/** Whether a part of the program that can't be loaded is worth a reload: the first time in a minute, never in a loop (R43). */
export function mayReload(store: TextStore, now: number): boolean {
  const last = Number(store.get(KEY) ?? Number.NaN);
  if (now - last < AGAIN_AFTER) return false;
  store.set(KEY, String(now));
  return true;
}

/**
 * After a deploy the old page asks for parts that are gone: it takes the new page, at the place where it was going. Not
 * without a connection: there is no new page then, and the old one, with what was typed in it, would be gone.
 */
export function reloadWhenStale(store: TextStore): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(store, Date.now())) location.reload();
  });
}
