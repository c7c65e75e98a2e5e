import { readJson } from './storage.ts';
import { sessionStore } from './stores.ts';

interface RecentPlace {
  readonly path: string;
  readonly title: string;
}

const KEY = 'recent-places';
const KEPT = 7;

function isPlace(value: unknown): value is RecentPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/** The records viewed in this tab, newest first. They are cleared with the session. */
export function readRecentPlaces(): readonly RecentPlace[] {
  const stored = readJson(sessionStore, KEY);
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

export function rememberPlace(place: RecentPlace): void {
  const others = readRecentPlaces().filter(({ path }) => path !== place.path);
  sessionStore.set(KEY, JSON.stringify([place, ...others].slice(0, KEPT)));
}
