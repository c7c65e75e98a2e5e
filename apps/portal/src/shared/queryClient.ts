import { CACHE_SECONDS } from '@mailroom/domain/constants';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export interface CallMeta extends Record<string, unknown> {
  /** No overlay and no notice: for progress, counts and background checks. */
  readonly isQuiet?: boolean;
  /** True for errors that the screen shows itself, such as a field's or a conflict's. */
  readonly handles?: (error: unknown) => boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const MAX_RETRIES = 1;

/** Holds all server data; `onError` is called once per failed call. */
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
        // A call fails immediately when offline, because waiting silently looks like a hang (R41).
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
