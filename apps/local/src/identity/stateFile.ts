import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/**
 * Sessions, grants and refresh tokens, in memory and in one file. A change counts as done when the file is written, so that a
 * kill -9 forgets no sign-out and no spent refresh token; changes that come while a write is under way share the next one.
 */
export class StateFile {
  readonly #path: string;
  readonly #entries: Map<string, Entry>;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.#entries = new Map(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as [string, Entry][]) : []);
  }

  get(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  find(matches: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    for (const [key, entry] of this.#entries)
      if (entry.expiresAt > now && matches(key, entry.payload)) return entry.payload;
    return undefined;
  }

  set(key: string, payload: AdapterPayload, seconds: number): Promise<void> {
    this.#entries.set(key, { payload, expiresAt: Date.now() + seconds * 1000 });
    return this.saved();
  }

  remove(matches: (key: string, payload: AdapterPayload) => boolean): Promise<void> {
    for (const [key, entry] of this.#entries) if (matches(key, entry.payload)) this.#entries.delete(key);
    return this.saved();
  }

  /** Resolves when all changes so far are in the file. */
  saved(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = undefined;
      this.#writing = this.#write();
      return this.#writing;
    });
    return this.#next;
  }

  async #write(): Promise<void> {
    const now = Date.now();
    for (const [key, entry] of this.#entries) if (entry.expiresAt <= now) this.#entries.delete(key);
    await writeFile(`${this.#path}.new`, JSON.stringify([...this.#entries]), { mode: 0o600 });
    await rename(`${this.#path}.new`, this.#path);
  }
}
