import { defineShortcuts, useShortcuts } from '@mailroom/design-system';
import type { RefObject } from 'react';
import { decide, type Decisions } from './decisions.ts';

export const REVIEW_KEYS = defineShortcuts({
  next: { keys: 'J', label: 'Next undecided' },
  previous: { keys: 'K', label: 'Previous undecided' },
  yes: { keys: 'Y', label: 'Yes, and next' },
  no: { keys: 'N', label: 'No, with a note' },
});

interface ReviewSteps {
  next: () => void;
  previous: () => void;
}

function show(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Moves through what isn't decided yet and decides it, by keys. They act on the state that has the focus. */
export function useReviewKeys(
  root: RefObject<HTMLElement | null>,
  decisions: Decisions,
  hasCharacterKeys: boolean,
): ReviewSteps {
  function all(): HTMLElement[] {
    return [...(root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  }
  function current(): HTMLElement | undefined {
    return all().find((element) => element.contains(document.activeElement));
  }
  function go(step: 1 | -1) {
    const ordered = step === 1 ? all() : all().toReversed();
    const from = ordered.findIndex((element) => element.contains(document.activeElement));
    // After the last one it begins again at the first.
    const round = [...ordered.slice(from + 1), ...ordered.slice(0, Math.max(from, 0))];
    show(round.find((element) => !decisions[element.dataset['key'] ?? '']));
  }
  function answer(decision: 'yes' | 'no') {
    const element = current();
    const key = element?.dataset['key'];
    if (!element || !key) return;
    decide([key], { answer: decision, note: decisions[key]?.note ?? '' });
    if (decision === 'yes') go(1);
    // The note appears with the answer.
    else requestAnimationFrame(() => element.querySelector<HTMLElement>('input[type="text"]')?.focus());
  }
  const steps = { next: () => go(1), previous: () => go(-1) };
  useShortcuts(REVIEW_KEYS, { ...steps, yes: () => answer('yes'), no: () => answer('no') }, { hasCharacterKeys });
  return steps;
}
