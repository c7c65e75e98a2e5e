import { defaultTreeAdapter, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';

/** Markup has more elements than its reader wants. */
export class TooManyElements extends Error {}

/**
 * Builds a tree and throws beyond so many elements. The size of a file doesn't limit them: the parser repeats open formatting, so
 * three kilobytes of misnested markup can become millions of elements.
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
