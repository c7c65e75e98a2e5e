import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { confirmationAtom, type Confirmation } from './confirmation.ts';

/** Asks for confirmation. A question that is still open counts as cancelled when the next one opens. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const setOpen = useSetAtom(confirmationAtom);
  return useCallback(
    (confirmation) =>
      new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setOpen((open) => (open?.answer === answer ? undefined : open));
          resolve(isConfirmed);
        };
        setOpen((before) => {
          // Queued, because answering here would set the atom while it is being set.
          if (before) queueMicrotask(() => before.answer(false));
          return { ...confirmation, answer };
        });
      }),
    [setOpen],
  );
}
