import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFlash } from './feedback/useFlash.ts';
import type { CallMeta } from './queryClient.ts';

export interface WriteOptions<Input, Output> {
  readonly write: (input: Input) => Promise<Output>;
  /** Keys of what has changed; every query below them is fetched again. */
  readonly refreshes: readonly QueryKey[];
  /** The success notice. */
  readonly says?: string | ((output: Output, input: Input) => string);
  /** True for errors that the screen shows by itself. */
  readonly handles?: (error: unknown) => boolean;
  /** Without the overlay, for what the screen shows the progress of. */
  readonly isQuiet?: boolean;
}

/** A change on the server: overlay while it runs, notice when it fails, fresh data and a word when it's done. */
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
