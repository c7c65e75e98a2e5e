import { useSyncExternalStore } from 'react';

export interface Decision {
  answer: 'yes' | 'no';
  note: string;
}

export type Decisions = Readonly<Record<string, Decision>>;

const STORED = 'mailroom-review';
/** Decisions of other branches are kept too, but not for ever. */
const MOST = 2000;
const NONE = '{}';

function read(): string {
  try {
    return localStorage.getItem(STORED) ?? NONE;
  } catch {
    return NONE;
  }
}

let text = read();
let decisions = parsed(text);
const listeners = new Set<() => void>();

function parsed(stored: string): Decisions {
  try {
    // 'null' can be parsed too.
    return (JSON.parse(stored) as Decisions | null) ?? {};
  } catch {
    return {};
  }
}

function take(stored: string): void {
  if (stored === text) return;
  text = stored;
  decisions = parsed(stored);
  for (const listener of listeners) listener();
}

function takeStored(): void {
  take(read());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', takeStored);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeStored);
  };
}

/** Decides on pictures, or takes a decision back when it is undefined. */
export function decide(keys: readonly string[], decision: Decision | undefined): void {
  const others = Object.entries(decisions).filter(([key]) => !keys.includes(key));
  const kept = decision ? [...others, ...keys.map((key) => [key, decision] as const)] : others;
  const stored = JSON.stringify(Object.fromEntries(kept.slice(-MOST)));
  try {
    localStorage.setItem(STORED, stored);
  } catch {
    // Without storage, decisions last as long as the page.
  }
  take(stored);
}

/** The decisions that were made in this browser. */
export function useDecisions(): Decisions {
  return useSyncExternalStore(subscribe, () => decisions);
}
