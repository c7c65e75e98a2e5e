import { readJson } from '../storage.ts';
import { sessionStore } from '../stores.ts';

const keyOf = (name: string) => `draft:${name}`;

/** What was typed into a form before the page was lost; session storage, so that it ends with the tab and the sign-out. */
export function storedDraft(name: string): Record<string, unknown> | undefined {
  const draft = readJson(sessionStore, keyOf(name));
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
    ? (draft as Record<string, unknown>)
    : undefined;
}

/** Files can't be kept as text; they are chosen again. */
export function storeDraft(name: string, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  sessionStore.set(keyOf(name), JSON.stringify(Object.fromEntries(texts)));
}

export function dropDraft(name: string): void {
  sessionStore.remove(keyOf(name));
}
