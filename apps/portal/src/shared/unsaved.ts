const holders = new Set<symbol>();

/** Marks the page as holding unsaved input. Returns a function that removes the mark. */
export function markUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether leaving the page would lose input; a renewal then keeps the page and asks in a dialog. */
export function hasUnsaved(): boolean {
  return holders.size > 0;
}
