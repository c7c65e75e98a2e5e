import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFlash } from './feedback/useFlash.ts';
import type { CallMeta } from './queryClient.ts';

interface WriteOptions<Input, Output> {
  readonly write: (input: Input) => Promise<Output>;
  /** Keys of what has changed; every query below them is fetched again. */
  readonly refreshes: readonly QueryKey[];
  /** The success notice. */
  readonly says?: string | ((output: Output, input: Input) => string);
  /** True for errors that the screen shows itself. */
  readonly handles?: (error: unknown) => boolean;
  /** No overlay, for changes whose progress the screen shows. */
  readonly isQuiet?: boolean;
}

/**
 * Changes something on the server: an overlay while it runs, a notice when it fails, fresh data and a notice when it is
 * done.
 */
export function useWrite<Input, Output>({ write, refreshes, says, handles, isQuiet }: WriteOptions<Input, Output>) {
  const queries = useQueryClient();
  const flash = useFlash();
  const meta: CallMeta = { ...(handles && { handles }), ...(isQuiet && { hasNoOverlay: true }) };
  return useMutation<Output, Error, Input>({
    mutationFn: write,
    meta,
    onSuccess: async (output, input) => {
      if (says) flash('success', typeof says === 'string' ? says : says(output, input));
      await Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
