import { defaultTreeAdapter, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';

/** Markup has more elements than its reader wants. */
export class TooManyElements extends Error {}

/**
 * Builds a tree of at most so many elements, and throws then. Three kilobytes of misnested formatting become millions of
 * elements, because the parser repeats what is open, so the size of a file doesn't bound them.
 */
export function countedTree(most: number): TreeAdapter<DefaultTreeAdapterMap> {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      count += 1;
      if (count > most) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...parts);
    },
  };
}
