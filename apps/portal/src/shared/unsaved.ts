import type { Location } from 'react-router-dom';

/** Input that isn't saved: a form that somebody has typed into. */
export interface Unsaved {
  /** Whether it would be lost on the way from one place to another. */
  isLostBy: (from: Location, to: Location) => boolean;
  /** Rejects with the reason when it can't be saved. */
  save: () => Promise<void>;
  /** Default 'Save and leave'. */
  saveLabel: string | undefined;
}

const everything = new Set<Unsaved>();

/** Marks the page as holding unsaved input. Returns a function that removes the mark. */
export function markUnsaved(unsaved: Unsaved): () => void {
  everything.add(unsaved);
  return () => void everything.delete(unsaved);
}

/** Whether leaving the page would lose input; a renewal then keeps the page and asks in a dialog. */
export function hasUnsaved(): boolean {
  return everything.size > 0;
}

/** Returns all input of the page that would be lost on the way from one place to another. */
export function lostBetween(from: Location, to: Location): readonly Unsaved[] {
  return [...everything].filter((unsaved) => unsaved.isLostBy(from, to));
}
