import { CACHE_SECONDS } from '@mailroom/domain/constants';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export interface CallMeta extends Record<string, unknown> {
  /** Neither overlay nor notice: progress, counts, background checks. */
  readonly isQuiet?: boolean;
  /** True for errors that the screen shows by itself, such as a field's or a conflict's. */
  readonly handles?: (error: unknown) => boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const MAX_RETRIES = 1;

/** Server data lives here alone; each failed call comes by `onError` once. */
export function createQueryClient(
  onError: (error: unknown) => void,
  shouldRetry: (error: unknown) => boolean,
): QueryClient {
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (!meta?.isQuiet && !meta?.handles?.(error)) onError(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: CACHE_SECONDS * 1000,
        retry: (failures, error) => failures < MAX_RETRIES && shouldRetry(error),
        // A call that fails offline says so at once; waiting in silence looks like a hang (R41).
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
