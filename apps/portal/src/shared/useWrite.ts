import type { FlashType } from '@mailroom/design-system';
import { useMutation, useQueryClient, type MutateOptions, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFlash } from './feedback/useFlash.ts';
import { onceAtATime } from './onceAtATime.ts';
import type { CallMeta } from './queryClient.ts';

interface WriteOptions<Input, Output> {
  readonly write: (input: Input) => Promise<Output>;
  /** Keys of what has changed; every query below them is fetched again. */
  readonly refreshes: readonly QueryKey[];
  /** The success notice. */
  readonly says?: string | ((output: Output, input: Input) => string);
  /** The tone of that notice, where what was done isn't always good news. Default 'success'. */
  readonly tone?: (output: Output) => FlashType;
  /** True for errors that the screen shows itself. */
  readonly handles?: (error: unknown) => boolean;
  /** No overlay, for changes whose progress the screen shows. */
  readonly isQuiet?: boolean;
}

/**
 * Changes something on the server: an overlay while it runs, a notice when it fails, fresh data and a notice when it is
 * done. A double click writes once.
 */
export function useWrite<Input, Output>(options: WriteOptions<Input, Output>) {
  const { write, refreshes, says, tone, handles, isQuiet } = options;
  const queries = useQueryClient();
  const flash = useFlash();
  const meta: CallMeta = { ...(handles && { handles }), ...(isQuiet && { hasNoOverlay: true }) };
  const mutation = useMutation<Output, Error, Input>({
    mutationFn: write,
    meta,
    onSuccess: async (output, input) => {
      if (says) flash(tone?.(output) ?? 'success', typeof says === 'string' ? says : says(output, input));
      await Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  const { mutateAsync: run } = mutation;
  const calls = useMemo(() => {
    const mutateAsync = onceAtATime((input: Input, options?: MutateOptions<Output, Error, Input>) =>
      run(...([input, options] as Parameters<typeof run>)),
    );
    return {
      mutateAsync,
      mutate(input: Input, options?: MutateOptions<Output, Error, Input>) {
        // The notice of the failure has been shown already.
        mutateAsync(input, options).catch(() => undefined);
      },
    };
  }, [run]);
  return { ...mutation, ...calls };
}
