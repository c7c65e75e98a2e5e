/** The part of the browser's storage that the portal uses. It never throws. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
}

export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    keys: () => [...texts.keys()],
  };
}

/**
 * The browser's storage where it works, memory where it doesn't. Merely touching `localStorage` throws when cookies are
 * blocked, and writing throws when the quota is used up; either would end the application's start.
 */
export function safeStore(open: () => Storage): TextStore {
  const memory = memoryStore();
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, text) {
      const isStored = attempt((storage) => (storage.setItem(key, text), true), false);
      if (isStored) memory.remove(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.remove(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}

/** The stored value, parsed as JSON; undefined when it is missing or invalid. */
export function readJson(store: TextStore, key: string): unknown {
  const text = store.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
