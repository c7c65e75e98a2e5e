const holders = new Set<symbol>();

/** Marks that something typed would be lost with the page; returns what takes the mark away. */
export function markUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether leaving the page would lose something: a renewal then keeps the page and asks in a dialog. */
export function hasUnsaved(): boolean {
  return holders.size > 0;
}
