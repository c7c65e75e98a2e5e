import { useCallback, type Ref } from 'react';

/** Merges the component's own ref and the one that it was given. */
export function useMergedRef<T>(ours: { current: T | null }, theirs: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      ours.current = element;
      if (typeof theirs === 'function') {
        const clean = theirs(element);
        return () => {
          ours.current = null;
          // A ref may return anything, but React only accepts a function as clean-up.
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
