import { useState } from 'react';
import { readJson } from '../storage.ts';
import { sessionStore } from '../stores.ts';

interface Choice {
  readonly value: number;
  readonly label: string;
}

function keyOf(field: string) {
  return `names:${field}`;
}

function isChoice(entry: unknown): entry is Choice {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'value' in entry &&
    typeof entry.value === 'number' &&
    'label' in entry &&
    typeof entry.label === 'string'
  );
}

export function storedNames(field: string): readonly Choice[] {
  const stored = readJson(sessionStore, keyOf(field));
  return Array.isArray(stored) ? stored.filter(isChoice) : [];
}

export function storeNames(field: string, names: readonly Choice[]): void {
  sessionStore.set(keyOf(field), JSON.stringify(names.map(({ value, label }) => ({ value, label }))));
}

/**
 * The names of the records that a field has chosen. They are in session storage because a draft holds only ids: after a
 * reload the field would show a number instead of a name.
 */
export function useChoiceNames(field: string) {
  const [met] = useState(() => new Map(storedNames(field).map(({ value, label }) => [value, label])));
  function of(ids: readonly number[]): Choice[] {
    return ids.flatMap((value) => {
      const label = met.get(value);
      return label === undefined ? [] : [{ value, label }];
    });
  }
  return {
    of,
    /** Remembers the options that were offered. */
    meet<Found extends { readonly options: readonly Choice[] }>(found: Found): Found {
      for (const { value, label } of found.options) met.set(value, label);
      return found;
    },
    keep: (ids: readonly number[]) => storeNames(field, of(ids)),
  };
}
