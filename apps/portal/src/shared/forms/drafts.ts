import { readJson } from '../storage.ts';
import { sessionStore } from '../stores.ts';

function keyOf(name: string) {
  return `draft:${name}`;
}

/** The stored input of a form. It is in session storage, so that closing the tab or signing out removes it. */
export function storedDraft(name: string): Record<string, unknown> | undefined {
  const draft = readJson(sessionStore, keyOf(name));
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
    ? (draft as Record<string, unknown>)
    : undefined;
}

/** Leaves out files, which can't be stored as text; the user chooses them again. */
export function storeDraft(name: string, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  sessionStore.set(keyOf(name), JSON.stringify(Object.fromEntries(texts)));
}

export function dropDraft(name: string): void {
  sessionStore.remove(keyOf(name));
}
