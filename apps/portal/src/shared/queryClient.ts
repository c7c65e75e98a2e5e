import { CACHE_SECONDS } from '@mailroom/domain/constants';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
} from '@tanstack/react-query';

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
/** Seconds. A restarting server asks for less, and every open tab would press on it. */
const LEAST_WAIT = 5;

interface Failures {
  /** Called once per failed call. */
  readonly onError: (error: unknown) => void;
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** After how many seconds the server wants a call again. */
  readonly secondsToWait: (error: unknown) => number | undefined;
}

/**
 * Reads again what changed while it was read for the first time: its answer may be older than the change. The library repeats
 * only a read of data that it has, so a row that came while its list loaded would be missing.
 */
class FirstReadsClient extends QueryClient {
  readonly #firstReads = new WeakSet<object>();

  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined || this.#firstReads.has(query)) continue;
      this.#firstReads.add(query);
      const repeat = () => this.invalidateQueries({ queryKey: query.queryKey, exact: true });
      // This begins no second read: it waits for the answer of the first.
      const answer = query.fetch().finally(() => this.#firstReads.delete(query));
      void answer.then(repeat, () => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}

/** Holds all server data. A read that the server had no time for is repeated when the server asked for that. */
export function createQueryClient({ onError, isWorthRetrying, secondsToWait }: Failures): QueryClient {
  let isWaiting = false;
  function readAgainLater(error: unknown) {
    const seconds = secondsToWait(error);
    if (seconds === undefined || isWaiting) return;
    isWaiting = true;
    setTimeout(
      () => {
        isWaiting = false;
        const hasWaited = (failed: unknown) => secondsToWait(failed) !== undefined;
        void queries.refetchQueries({ type: 'active', predicate: ({ state }) => hasWaited(state.error) });
      },
      Math.max(seconds, LEAST_WAIT) * 1000,
    );
  }
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (!meta?.isQuiet && !meta?.handles?.(error)) onError(error);
  };
  const queries: QueryClient = new FirstReadsClient({
    queryCache: new QueryCache({
      onError(error, query) {
        report(error, query.meta);
        readAgainLater(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: CACHE_SECONDS * 1000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        // A call fails immediately when offline, because waiting silently looks like a hang (R41).
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
