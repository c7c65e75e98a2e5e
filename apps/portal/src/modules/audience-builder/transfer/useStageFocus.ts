import { useCallback, type RefCallback, type RefObject } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * For a stage of a transfer, which the next one replaces while one of its buttons may have the focus. The focus would fall back
 * to the top of the page: it moves to the transfer, or to the file if the transfer is over.
 */
export function useStageFocus(transfer: Place, file: Place): RefCallback<HTMLElement> {
  return useCallback(
    (stage: HTMLElement | null) => {
      if (!stage) return undefined;
      return () => {
        if (!stage.contains(document.activeElement)) return;
        // The transfer may be removed in the same moment.
        queueMicrotask(() => {
          if (document.activeElement === document.body) (transfer.current ?? file.current)?.focus();
        });
      };
    },
    [transfer, file],
  );
}
