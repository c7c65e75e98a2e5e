interface Pointer {
  at: (element: Element) => Promise<void>;
  away: () => Promise<void>;
}

let pointer: Pointer | undefined;

/** Only a run of tests can move it; a play's own events tell components of a pointer, but `:hover` knows nothing of them. */
export function letPlaysPoint(by: Pointer): void {
  pointer = by;
}

/** Runs `look` while the real pointer is on an element. In a designer's Storybook it does nothing: the designer points. */
export async function pointAt(element: Element, look: () => Promise<void>): Promise<void> {
  if (!pointer) return;
  await pointer.at(element);
  try {
    if (!element.matches(':hover')) throw new Error('The pointer is not on the element.');
    await look();
  } finally {
    await pointer.away();
  }
  if (element.matches(':hover')) throw new Error('The pointer is still on the element.');
}
