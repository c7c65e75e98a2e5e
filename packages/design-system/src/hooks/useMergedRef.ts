import { useCallback, type Ref } from 'react';

/** One ref for an element that both the component and its user want to hold. */
export function useMergedRef<T>(ours: { current: T | null }, theirs: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      ours.current = element;
      if (typeof theirs === 'function') {
        const clean = theirs(element);
        return () => {
          ours.current = null;
          // React takes only a function for a clean-up, whatever else a ref returns.
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
