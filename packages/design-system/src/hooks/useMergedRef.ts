import { useCallback, type Ref } from 'react';

/** Merges the component's own ref and its user's ref into one. */
export function useMergedRef<T>(ours: { current: T | null }, theirs: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      ours.current = element;
      if (typeof theirs === 'function') {
        const clean = theirs(element);
        return () => {
          ours.current = null;
          // React accepts only a function as a cleanup, whatever else a ref returns.
          if (typeof clean === 'function') clean();
          else theirs(null);
        };
      }
      if (theirs) theirs.current = element;
      return undefined;
    },
    [ours, theirs],
  );
}
