/**
 * Loads a part before it is needed. A reader who leaves the page ends it, and some browsers report that as an error: the part
 * loads again when it is needed.
 */
export function loadAhead(part: () => Promise<unknown>): void {
  part().catch(() => undefined);
}
